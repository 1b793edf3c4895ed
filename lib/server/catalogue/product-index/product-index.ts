import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { Facet } from '@/lib/contract/product-list'
import { readCatalogueVersion } from '@/lib/server/catalogue/version'
import type { Database } from '@/lib/server/db/schema'
import type { ProductColumns } from './columns'
import { keepFitting, type Fitting } from './fitting'
import { loadColumns } from './load-columns'
import { orderByText, orderColumns, type Order } from './orders'

/** The catalogue as lists need it, held in this process: about 25 MB for 100,000 products. */
export type ProductIndex = {
  columns: ProductColumns
  orders: ReturnType<typeof orderColumns>
  /** By code, or by name in one language: read from the database when first asked for. */
  orderOfTexts: (by: 'code' | { nameIn: Lang }) => Promise<Order>
  fittingOf: (vehicle: string) => Promise<Fitting>
  /** Facets of the list that nothing narrows: counted once. */
  unfiltered: { facets: Facet[] | null }
}

type Held = { version: string; index: Promise<ProductIndex> }
// Next bundles this module several times; the index is to be there once.
const holder = globalThis as typeof globalThis & { productIndexes?: WeakMap<Kysely<Database>, Held> }

/** The index of what the database holds now: read anew by the first who asks after the catalogue changed, in whichever process that was. */
export async function currentIndex(db: Kysely<Database>): Promise<ProductIndex> {
  const indexes = (holder.productIndexes ??= new WeakMap())
  const version = await readCatalogueVersion(db)
  const held = indexes.get(db)
  if (held?.version === version) return held.index
  const index = buildIndex(db, version)
  indexes.set(db, { version, index })
  index.catch(() => {
    if (indexes.get(db)?.index === index) indexes.delete(db)
  })
  return index
}

/** An import that was committed between two parts would leave half of each: what was read then is thrown away. */
async function buildIndex(db: Kysely<Database>, version: string): Promise<ProductIndex> {
  const columns = await loadColumns(db)
  if ((await readCatalogueVersion(db)) !== version) return currentIndex(db)
  const texts = new Map<string, Promise<Order>>()
  return {
    columns,
    orders: orderColumns(columns),
    orderOfTexts(by) {
      const key = JSON.stringify(by)
      const order = texts.get(key) ?? orderByText(db, columns, by)
      texts.set(key, order)
      order.catch(() => texts.delete(key))
      return order
    },
    fittingOf: keepFitting(db, columns),
    unfiltered: { facets: null },
  }
}
