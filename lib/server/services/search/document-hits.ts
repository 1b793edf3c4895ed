import type { Lang } from '@/lib/contract/common'
import type { DownloadKind } from '@/lib/contract/document'
import type { SearchHit, SiteHit } from '@/lib/contract/search'
import { loadMessages } from '@/lib/i18n/messages'

const score = 135
const most = 4

const pathOf = (kind: DownloadKind, product: string) =>
  kind === 'manual' ? `/services/manual?product=${product}` : `/services/download?kind=${kind}&product=${product}`

/** The documents of one kind that were asked for, of the products that were named. */
export async function documentHits(kind: DownloadKind, hits: readonly SearchHit[], lang: Lang): Promise<SiteHit[]> {
  const { kinds } = (await loadMessages(lang)).documents
  return hits
    .flatMap((hit) => (hit.kind === 'product' ? [hit] : []))
    .slice(0, most)
    .map(({ product, picture }, at) => ({
      kind: kind === 'manual' ? 'manual' : 'document',
      id: `${product.id}/${kind}`,
      path: pathOf(kind, product.id),
      picture,
      title: `${kinds[kind]}: ${product.name}`,
      summary: product.code,
      score: score - at * 0.1,
      matched: 'meant',
    }))
}
