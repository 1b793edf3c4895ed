import type { Lang } from '@/lib/contract/common'
import type { FileDownload } from '@/lib/contract/document'

export type DocumentGroup = { product: FileDownload['product']; downloads: FileDownload[] }

/** Documents by product, in the order in which the products first come. */
export function groupDocuments(documents: readonly FileDownload[]): DocumentGroup[] {
  const groups = new Map<string, DocumentGroup>()
  for (const download of documents) {
    const group = groups.get(download.product.id) ?? { product: download.product, downloads: [] }
    group.downloads.push(download)
    groups.set(download.product.id, group)
  }
  return [...groups.values()]
}

/** The address of the same download in another language. */
export function hrefIn(href: string, lang: Lang): string {
  return href.replace(/([?&]lang=)[a-z]+/, `$1${lang}`)
}
