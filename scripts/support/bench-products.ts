import type { Kysely } from 'kysely'
import { langs } from '@/lib/contract/lang-words'
import type { Mount } from '@/lib/contract/vehicle'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import type { Database } from '@/lib/server/db/schema'
import { generateProducts } from '@/lib/server/seed/products/generate'
import { seedModels } from '@/lib/server/seed/vehicles'

type Cell = string | number | null

/** The lines of a products file with `limit` products that the database does not have, and every column but the id and the price. */
export async function* listNewProducts(db: Kysely<Database>, limit: number): AsyncGenerator<string> {
  const known = new Set((await db.selectFrom('product').select('code').execute()).map(({ code }) => code))
  let count = 0
  for (const { product } of generateProducts(seedModels, { target: known.size + limit })) {
    if (count === limit) return
    if (known.has(product.code)) continue
    const cells = toCells(product)
    if (count === 0) yield `${Object.keys(cells).join(',')}\n`
    yield `${Object.values(cells).map(quote).join(',')}\n`
    count += 1
  }
}

function toCells({ spec, setups, ...product }: CatalogueProduct): Record<string, Cell> {
  const { top, bottom, ...figures } = spec
  return {
    code: product.code,
    family: product.family,
    kind: product.kind,
    series: product.series,
    axle: product.axle,
    construction: product.construction,
    adjusters: product.adjusters.join(''),
    body_finish: product.bodyFinish,
    spring_finish: product.springFinish,
    released_on: product.releasedOn,
    ...Object.fromEntries(
      langs.flatMap((lang) =>
        (['name', 'tagline', 'description'] as const).map((text) => [`${text}_${lang}`, product[text][lang]]),
      ),
    ),
    setups: setups.map(writeSetup).join('|'),
    ...figures,
    top: writeMount(top),
    bottom: writeMount(bottom),
  }
}

function writeSetup({ column, ...figures }: CatalogueProduct['setups'][number]): string {
  return [
    column,
    ...Object.entries(figures).flatMap(([name, figure]) => (figure === null ? [] : [`${name}=${figure}`])),
  ].join(' ')
}

function writeMount(mount: Mount | null): string {
  if (mount === null || mount.holeMm === null) return mount?.kind ?? ''
  return `${mount.kind} ${mount.holeMm}${mount.widthMm === null ? '' : `x${mount.widthMm}`}`
}

const quote = (cell: Cell) => (cell === null ? '' : `"${String(cell).replaceAll('"', '""')}"`)
