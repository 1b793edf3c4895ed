import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import type { DownloadKind, FileDownload } from '@/lib/contract/document'
import type { ProductSummary } from '@/lib/contract/product'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { renderProductSvg } from '@/lib/drawings/product-svg'

type Described = Pick<FileDownload, 'format' | 'languages' | 'href' | 'bytes'>

const base = '/api/documents/products'

/** Where each kind of document is made. Those made on demand have no size before somebody asks for them; a drawing is quick enough to measure. */
const makers: Record<DownloadKind, (product: ProductSummary, lang: Lang) => Described> = {
  manual: ({ id }, lang) => ({
    format: 'pdf',
    languages: [...langs],
    href: `${base}/${id}/manual.pdf?lang=${lang}`,
    bytes: null,
  }),
  'data-sheet': ({ id }, lang) => ({
    format: 'pdf',
    languages: [...langs],
    href: `${base}/${id}/data-sheet.pdf?lang=${lang}`,
    bytes: null,
  }),
  drawing: (product) => ({
    format: 'svg',
    languages: [],
    href: drawingAddress(product, 'hero'),
    bytes: Buffer.byteLength(renderProductSvg(product, 'hero')),
  }),
  data: ({ id }, lang) => ({
    format: 'json',
    languages: [...langs],
    href: `${base}/${id}/data.json?lang=${lang}`,
    bytes: null,
  }),
  'fitment-list': ({ id }, lang) => ({
    format: 'csv',
    languages: [...langs],
    href: `${base}/${id}/fitments.csv?lang=${lang}`,
    bytes: null,
  }),
}

/** One document of a product. `updatedOn` is the ISO day its data last changed. */
export function describeDocument(
  kind: DownloadKind,
  product: ProductSummary,
  updatedOn: string,
  lang: Lang,
): FileDownload {
  const { id, code, name, family } = product
  return { id: `${id}/${kind}`, kind, product: { id, code, name, family }, ...makers[kind](product, lang), updatedOn }
}
