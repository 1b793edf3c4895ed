import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { Product } from '@/lib/contract/product'
import type { CatalogueFacts } from './catalogue/facts'
import { writeCatalogue } from './catalogue/write-catalogue'
import { writeDataSheet } from './data-sheet/write-data-sheet'
import { writeManual } from './manual/write-manual'
import { writeMyData, type MyDataFacts } from './my-data'
import { writeWarrantyCertificate, type CertificateData } from './warranty-certificate'

// Plain data, so that they can be handed to another thread.
export type ManualFacts = { kind: 'manual'; product: Product; lang: Lang; siteUrl: string }
export type DataSheetFacts = Omit<ManualFacts, 'kind'> & { kind: 'data-sheet' }
export type CertificateFacts = { kind: 'certificate'; certificate: CertificateData; lang: Lang }
/** Everything a document is made of. */
export type PdfFacts = ManualFacts | DataSheetFacts | CertificateFacts | MyDataFacts | CatalogueFacts

export type PdfBytes = Uint8Array<ArrayBuffer>

/** The document as a PDF. Half a second of work without a pause, many seconds for a catalogue: not for the thread that answers visitors. */
export function writePdf(facts: PdfFacts): Promise<PdfBytes> {
  if (facts.kind === 'catalogue') return writeCatalogue(facts)
  if (facts.kind === 'my-data') return writeMyData(facts)
  if (facts.kind === 'data-sheet') return writeDataSheet(facts.product, facts.lang, facts.siteUrl)
  return facts.kind === 'manual'
    ? writeManual(facts.product, facts.lang, facts.siteUrl)
    : writeWarrantyCertificate(facts.certificate, facts.lang)
}
