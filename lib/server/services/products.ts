import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import {
  familySchema,
  productKindSchema,
  type Product,
  type ProductCategory,
  type ProductInfo,
  type ProductSummary,
} from '@/lib/contract/product'
import type { Facet, ProductList } from '@/lib/contract/product-list'
import { families } from '@/lib/contract/product-words'
import { rankNearest } from '@/lib/domain/nearest-part'
import { findSpares } from '@/lib/domain/matching-spares'
import { listFacets, listProducts } from '@/lib/server/catalogue/product-index/product-list'
import { listFitments } from '@/lib/server/db/queries/fitments'
import { findIdByCode } from '@/lib/server/db/queries/product-numbers'
import {
  countKinds,
  findProduct,
  findProductRedirect,
  findProductSummaries,
  listNewestIds,
  listProductIndex,
} from '@/lib/server/db/queries/products'
import { listRelatedIds } from '@/lib/server/db/queries/related'
import type { ServiceContext } from './context'
import { requireVehicle, withVerdicts } from './fit'

export async function getProductCategory(
  _input: ParsedInputOf<'getProductCategory'>,
  { db }: ServiceContext,
): Promise<ProductCategory[]> {
  const rows = await countKinds(db)
  return families.flatMap((family) => {
    const kinds = rows
      .filter((row) => row.family === family)
      .map((row) => ({ kind: productKindSchema.parse(row.kind), productCount: row.count }))
    if (kinds.length === 0) return []
    return [
      {
        family: familySchema.parse(family),
        productCount: kinds.reduce((sum, kind) => sum + kind.productCount, 0),
        kinds: kinds.sort((a, b) => b.productCount - a.productCount || a.kind.localeCompare(b.kind)),
      },
    ]
  })
}

export async function getProducts(input: ParsedInputOf<'getProducts'>, { db }: ServiceContext): Promise<ProductList> {
  const vehicle = input.vehicle ? await requireVehicle(db, { id: input.vehicle, lang: input.lang }) : null
  const { items, total, facets } = await listProducts(db, input)
  return {
    items: vehicle ? await withVerdicts(db, vehicle, items) : items,
    total,
    page: input.page,
    pageSize: input.pageSize,
    facets,
  }
}

export async function getProductFiltersMotoAutoSearch(
  input: ParsedInputOf<'getProductFiltersMotoAutoSearch'>,
  { db }: ServiceContext,
): Promise<Facet[]> {
  if (input.vehicle) await requireVehicle(db, { id: input.vehicle, lang: input.lang })
  return listFacets(db, input)
}

export async function getProductAll(_input: ParsedInputOf<'getProductAll'>, { db }: ServiceContext) {
  return listProductIndex(db)
}

const documentsOf = (id: string): Product['documents'] => [
  { kind: 'manual', format: 'pdf', href: `/api/documents/products/${id}/manual.pdf` },
  { kind: 'data-sheet', format: 'pdf', href: `/api/documents/products/${id}/data-sheet.pdf` },
  { kind: 'data', format: 'json', href: `/api/documents/products/${id}/data.json` },
  { kind: 'fitment-list', format: 'csv', href: `/api/documents/products/${id}/fitments.csv` },
]

/** The product by id, by a former id, or by a part number that is or was its own; NOT_FOUND otherwise. */
export async function getProduct({ id, lang }: ParsedInputOf<'getProduct'>, { db }: ServiceContext): Promise<Product> {
  const found = (await findProduct(db, { id, lang })) ?? (await findByFormerId(id, lang, db))
  if (!found) throw new ApiError('NOT_FOUND', { message: `product ${id}` })
  const { summary, ...detail } = found
  return { ...summary, ...detail, documents: documentsOf(summary.id) }
}

async function findByFormerId(id: string, lang: ParsedInputOf<'getProduct'>['lang'], db: ServiceContext['db']) {
  const current = (await findProductRedirect(db, id)) ?? (await findIdByCode(db, id))
  return current ? findProduct(db, { id: current, lang }) : null
}

const relatedCount = 6

export async function getProductInfo(
  input: ParsedInputOf<'getProductInfo'>,
  context: ServiceContext,
): Promise<ProductInfo> {
  const product = await getProduct(input, context)
  const [fitments, relatedIds] = await Promise.all([
    listFitments(context.db, { productId: product.id, lang: input.lang }),
    listRelatedIds(context.db, { productId: product.id, family: product.family, limit: 48 }),
  ])
  const candidates = await findProductSummaries(context.db, { ids: relatedIds, lang: input.lang })
  return {
    product,
    fitments,
    related: rankNearest(product, candidates).slice(0, relatedCount),
    spares: findSpares(product, candidates).map(({ id, code, name, kind }) => ({ id, code, name, kind })),
  }
}

export async function getNewProducts(
  { lang, limit }: ParsedInputOf<'getNewProducts'>,
  { db }: ServiceContext,
): Promise<ProductSummary[]> {
  return findProductSummaries(db, {
    ids: await listNewestIds(db, { limit, perFamily: Math.ceil(limit / families.length) + 1 }),
    lang,
  })
}

export async function compareProducts(
  input: ParsedInputOf<'compareProducts'>,
  context: ServiceContext,
): Promise<Product[]> {
  const vehicle = input.vehicle ? await requireVehicle(context.db, { id: input.vehicle, lang: input.lang }) : null
  const products = await Promise.all(input.ids.map((id) => getProduct({ id, lang: input.lang }, context)))
  if (!vehicle) return products
  const judged = await withVerdicts(context.db, vehicle, products)
  return products.map((product, i) => ({ ...product, verdict: judged[i]?.verdict ?? null }))
}
