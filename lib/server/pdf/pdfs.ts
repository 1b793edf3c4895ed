import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '@/lib/config/environment'
import { logFailure } from '@/lib/server/http/log'
import { createPdfStore, type PdfStore } from './pdf-store'
import { createPdfThread } from './pdf-thread'
import type { CertificateFacts, ManualFacts, PdfBytes, PdfFacts } from './write-pdf'

export type Pdfs = {
  /** Written once for the same facts, then kept on disk; callers at the same time share the work. */
  manual(facts: ManualFacts): Promise<PdfBytes>
  /** Written for this caller and kept nowhere: it holds personal data. */
  certificate(facts: CertificateFacts): Promise<PdfBytes>
}

export type PdfsOptions = {
  store: PdfStore
  write: (facts: PdfFacts) => Promise<PdfBytes>
  /** Stands for the program, words and fonts that documents are made with. */
  version: string
}

/** Documents that are asked for. Both throw TOO_MANY_REQUESTS when too many wait to be written. */
export function createPdfs({ store, write, version }: PdfsOptions): Pdfs {
  const underWay = new Map<string, Promise<PdfBytes>>()

  async function readOrWrite(key: string, facts: ManualFacts): Promise<PdfBytes> {
    const stored = await store.read(key)
    if (stored) return stored
    const bytes = await write(facts)
    // A disk that is full or may not be written costs time, not the document.
    await store.write(key, bytes).catch(logFailure)
    return bytes
  }

  return {
    manual(facts) {
      const key = createHash('sha256')
        .update(JSON.stringify([version, facts]))
        .digest('hex')
      const known = underWay.get(key)
      if (known) return known
      const pdf = readOrWrite(key, facts).finally(() => underWay.delete(key))
      underWay.set(key, pdf)
      return pdf
    },
    certificate: write,
  }
}

/** The build's id: another program, other words or other fonts are another build. Development has none, and no document outlives its process. */
function readVersion(): string {
  return environment().NODE_ENV === 'production'
    ? readFileSync(path.join(process.cwd(), '.next/BUILD_ID'), 'utf8')
    : randomUUID()
}

let pdfs: Pdfs | null = null

/** The process's documents. They lie beside Next's own caches: whatever is lost there is made again. */
export function getPdfs(): Pdfs {
  pdfs ??= createPdfs({
    store: createPdfStore(path.join(process.cwd(), '.next/cache/pdfs'), environment().PAPERS_MAX_MB * 1_000_000),
    write: createPdfThread({ maxWaiting: 32, maxMs: 30_000 }),
    version: readVersion(),
  })
  return pdfs
}
