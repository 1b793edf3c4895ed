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

const [kilo, mega] = [1000, 1_000_000]

/** A size for people, `3.4 kB`; SI units as browsers show them. */
export function formatBytes(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`
  return bytes < mega ? `${(bytes / kilo).toFixed(bytes < 10 * kilo ? 1 : 0)} kB` : `${(bytes / mega).toFixed(1)} MB`
}
