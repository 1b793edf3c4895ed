import type { Lang } from '@/lib/contract/common'
import { downloadKinds, type DownloadKind, type FileDownloads } from '@/lib/contract/document'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { VehicleSummary } from '@/lib/contract/vehicle'
import { findProductRedirect, findProductSummaries } from '@/lib/server/db/queries/products'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import { searchDocuments } from '@/lib/server/search/query'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireVehicle } from '@/lib/server/services/fit'
import { currentSiteIndex } from '@/lib/server/services/search/site-index'
import { openSource } from '@/lib/server/services/search/source'
import { listDocumented, type DocumentedProduct } from './documented-products'
import { describeDocument } from './describe-document'

/** Beyond these nobody reads on; a narrower question is quicker. */
const maxFound = 200
const maxVehicles = 6

type Db = ServiceContext['db']

/** Documents of products, page by page. NOT_FOUND for a product or vehicle that does not exist; an empty list where nothing matches the text. */
export async function getFileDownloads(
  input: ParsedInputOf<'getFileDownloads'>,
  { db, now }: ServiceContext,
): Promise<FileDownloads> {
  const { lang, page, pageSize } = input
  const [vehicle, product] = await Promise.all([
    input.vehicle ? requireVehicle(db, { id: input.vehicle, lang }) : null,
    input.product ? requireProductId(db, input.product) : null,
  ])
  const found = input.q === '' ? null : await findByText({ db, now }, input.q, lang)
  const ids = product === null ? (found?.products ?? null) : [product]
  const documented = await listDocumented(db, { ids, vehicle: vehicle?.id ?? null, family: input.family ?? null })
  const documents = documented.flatMap((row) => kindsOf(row, input.kind).map((kind) => ({ kind, ...row })))
  const shown = documents.slice((page - 1) * pageSize, page * pageSize)
  const summaries = new Map(
    (await findProductSummaries(db, { ids: [...new Set(shown.map(({ id }) => id))], lang })).map((summary) => [
      summary.id,
      summary,
    ]),
  )
  const items = shown.flatMap(({ id, kind, updatedOn }) => {
    const summary = summaries.get(id)
    return summary ? [describeDocument(kind, summary, updatedOn, lang)] : []
  })
  return { items, total: documents.length, page, pageSize, vehicles: found?.vehicles ?? [] }
}

function kindsOf({ fitted }: DocumentedProduct, only: DownloadKind | undefined): DownloadKind[] {
  return downloadKinds.filter((kind) => (!only || kind === only) && (kind !== 'fitment-list' || fitted))
}

/** The id of a product, also by a former id. */
async function requireProductId(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()
  const current = row?.id ?? (await findProductRedirect(db, id))
  if (!current) throw new ApiError('NOT_FOUND', { message: `product ${id}` })
  return current
}

/** Products and vehicles a text names, best first. */
async function findByText(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  query: string,
  lang: Lang,
): Promise<{ products: string[]; vehicles: VehicleSummary[] }> {
  const source = openSource(db, await currentSiteIndex({ db, now }))
  const search = (kind: 'product' | 'vehicle', limit: number) =>
    searchDocuments(source, { query, lang, kinds: [kind], limit, offset: 0 })
  const [products, vehicles] = await Promise.all([search('product', maxFound), search('vehicle', maxVehicles)])
  const vehicleIds = vehicles.hits.map(({ refId }) => refId)
  const summaries = await findVehicleSummaries(db, { ids: vehicleIds, lang })
  return {
    products: products.hits.map(({ refId }) => refId),
    vehicles: summaries.sort((a, b) => vehicleIds.indexOf(a.id) - vehicleIds.indexOf(b.id)),
  }
}
