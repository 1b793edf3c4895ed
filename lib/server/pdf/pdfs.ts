import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '@/lib/config/environment'
import { logFailure } from '@/lib/server/http/log'
import { createPdfStore, type PdfStore } from './pdf-store'
import type { CatalogueFacts } from './catalogue/facts'
import { hashCatalogueProgram } from './catalogue/program'
import type { MyDataFacts } from './my-data'
import { createPdfThread } from './pdf-thread'
import type { CertificateFacts, DataSheetFacts, ManualFacts, PdfBytes, PdfFacts } from './write-pdf'

export type Pdfs = {
  /** Written once for the same facts, then kept on disk; callers at the same time share the work. */
  manual(facts: ManualFacts): Promise<PdfBytes>
  /** The same for a data sheet. */
  dataSheet(facts: DataSheetFacts): Promise<PdfBytes>
  /** Written for this caller and kept nowhere: it holds personal data. */
  certificate(facts: CertificateFacts): Promise<PdfBytes>
  /** The same of everything that is stored about somebody. */
  myData(facts: MyDataFacts): Promise<PdfBytes>
  /** Written once for the same facts, then kept on disk, like a manual. */
  catalogue(facts: CatalogueFacts): Promise<PdfBytes>
  /** What is known of a catalogue that is kept already; null = it has still to be written. */
  describeCatalogue(facts: CatalogueFacts): Promise<PdfSize | null>
}

type PdfSize = { bytes: number; pages: number }

export type PdfsOptions = {
  store: PdfStore
  write: (facts: PdfFacts) => Promise<PdfBytes>
  /** Stands for the program, words and fonts that documents are made with. */
  version: string
  /** The same for catalogues, which outlive builds. Default: those of the other documents. */
  catalogueVersion?: string
  writeCatalogue?: (facts: PdfFacts) => Promise<PdfBytes>
}

/** PDFs of this site keep their page objects uncompressed. */
function countPages(bytes: PdfBytes): number {
  return (
    Buffer.from(bytes.buffer)
      .toString('latin1')
      .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  )
}

/** What documents without personal data are made of. */
type KeptFacts = ManualFacts | DataSheetFacts | CatalogueFacts

/** Documents that are asked for. Both throw TOO_MANY_REQUESTS when too many wait to be written. */
export function createPdfs({
  store,
  write,
  version,
  catalogueVersion = version,
  writeCatalogue = write,
}: PdfsOptions): Pdfs {
  const underWay = new Map<string, Promise<PdfBytes>>()

  const keyOf = (facts: KeptFacts) =>
    createHash('sha256')
      .update(JSON.stringify([facts.kind === 'catalogue' ? catalogueVersion : version, facts]))
      .digest('hex')

  async function readOrWrite(key: string, facts: KeptFacts): Promise<PdfBytes> {
    const stored = await store.read(key)
    if (stored) return stored
    const bytes = await (facts.kind === 'catalogue' ? writeCatalogue : write)(facts)
    // A disk that is full or may not be written costs time, not the document.
    await store.write(key, bytes).catch(logFailure)
    return bytes
  }

  function getOnce(facts: KeptFacts): Promise<PdfBytes> {
    const key = keyOf(facts)
    const known = underWay.get(key)
    if (known) return known
    const pdf = readOrWrite(key, facts).finally(() => underWay.delete(key))
    underWay.set(key, pdf)
    return pdf
  }

  return {
    manual: getOnce,
    dataSheet: getOnce,
    certificate: write,
    myData: write,
    catalogue: getOnce,
    async describeCatalogue(facts) {
      const bytes = await store.read(keyOf(facts))
      return bytes && { bytes: bytes.length, pages: countPages(bytes) }
    },
  }
}

/** The build's id: another program, other words or other fonts are another build. Development has none, and no document outlives its process. */
function readVersion(): string {
  return environment().NODE_ENV === 'production'
    ? readFileSync(path.join(process.cwd(), '.next/BUILD_ID'), 'utf8')
    : randomUUID()
}

/** Written into the build by next.config.ts; scripts and tests stand beside the sources. */
const readCatalogueVersion = (): string => process.env.CATALOGUE_PROGRAM ?? hashCatalogueProgram()

/** The documents kept beside Next's own caches: whatever is lost there is made again. */
const openStore = (): PdfStore =>
  createPdfStore(path.join(process.cwd(), '.next/cache/pdfs'), environment().PAPERS_MAX_MB * 1_000_000)

/** Catalogues for a script that makes them ahead: written in its own thread, kept where the site looks for them. */
export function openCataloguePdfs(write: (facts: PdfFacts) => Promise<PdfBytes>): Pdfs {
  return createPdfs({ store: openStore(), write, version: readCatalogueVersion() })
}

let pdfs: Pdfs | null = null

/** The process's documents. A catalogue has a thread of its own, so that manuals do not wait for it. */
export function getPdfs(): Pdfs {
  pdfs ??= createPdfs({
    store: openStore(),
    write: createPdfThread({ maxWaiting: 32, maxMs: 30_000 }),
    version: readVersion(),
    writeCatalogue: createPdfThread({ maxWaiting: 15, maxMs: 300_000, maxHeapMb: 1024 }),
    catalogueVersion: readCatalogueVersion(),
  })
  return pdfs
}
