import type { Catalogue, CatalogueModel, CataloguePart } from '@/lib/contract/catalogue'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { ProductSummary } from '@/lib/contract/product'
import { productKinds, seriesIds } from '@/lib/contract/product-words'
import { catalogueEditions } from '@/lib/domain/catalogue-editions'
import {
  listCatalogueFits,
  listCatalogueProducts,
  listModelNames,
  type CatalogueFit,
} from '@/lib/server/db/queries/catalogues'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { groupBy } from '@/lib/utils/group-by'
import type { ServiceContext } from './context'

const byLetters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const lengthOf = ({ spec }: Pick<ProductSummary, 'spec'>) => spec.lengthMm ?? spec.springLengthMm ?? Infinity

/** Order within a series: by kind, by length, by part number. */
function compareParts(a: CataloguePart, b: CataloguePart): number {
  return (
    productKinds.indexOf(a.kind) - productKinds.indexOf(b.kind) ||
    (lengthOf(a) === lengthOf(b) ? byLetters(a.code, b.code) : lengthOf(a) - lengthOf(b))
  )
}

function compareModels(a: CatalogueModel, b: CatalogueModel): number {
  return byLetters(a.brand, b.brand) || byLetters(a.model, b.model) || byLetters(a.id, b.id)
}

function toPart(product: ProductSummary, fits: readonly CatalogueFit[]): CataloguePart {
  const { tagline: _tagline, price: _price, releasedOn: _released, verdict: _verdict, ...part } = product
  return {
    ...part,
    fits: fits
      .map(({ modelId: model, fromYear, toYear }) => ({ model, fromYear, toYear }))
      .sort((a, b) => byLetters(a.model, b.model)),
  }
}

/** The models that are fitted at all, each with the years of everything that fits it. */
function spanModels(
  names: readonly Omit<CatalogueModel, 'fromYear' | 'toYear'>[],
  fits: readonly CatalogueFit[],
): CatalogueModel[] {
  const byModel = groupBy(fits, ({ modelId }) => modelId)
  return names
    .flatMap((name) => {
      const found = byModel.get(name.id)
      if (!found) return []
      const ends = found.flatMap(({ toYear }) => toYear ?? [])
      return {
        ...name,
        fromYear: Math.min(...found.map(({ fromYear }) => fromYear)),
        toYear: ends.length < found.length ? null : Math.max(...ends),
      }
    })
    .sort(compareModels)
}

/** A catalogue: the parts of its families by series, the models they fit, and the day its data last changed. */
export async function getCatalogue(
  { name, lang }: ParsedInputOf<'getCatalogue'>,
  { db }: ServiceContext,
): Promise<Catalogue> {
  const edition = catalogueEditions[name]
  const [rows, fits, names] = await Promise.all([
    listCatalogueProducts(db, edition),
    listCatalogueFits(db, edition),
    listModelNames(db, lang),
  ])
  const fitsOf = groupBy(fits, ({ productId }) => productId)
  const products = await findProductSummaries(db, { ids: rows.map(({ id }) => id), lang })
  const parts = products.map((product) => toPart(product, fitsOf.get(product.id) ?? [])).sort(compareParts)
  const families = groupBy(parts, ({ family }) => family)
  return {
    name,
    productCount: parts.length,
    editionOn:
      rows
        .map(({ updatedOn }) => updatedOn)
        .sort(byLetters)
        .at(-1) ?? null,
    chapters: edition.families.flatMap((family) => {
      const bySeries = groupBy(families.get(family) ?? [], ({ series }) => series)
      const sections = seriesIds.flatMap((series) => ({ series, parts: bySeries.get(series) ?? [] }))
      const filled = sections.filter((section) => section.parts.length > 0)
      return filled.length > 0 ? { family, sections: filled } : []
    }),
    models: spanModels(names, fits),
  }
}
