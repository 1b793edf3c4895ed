import { langs } from '@/lib/contract/lang-words'
import { yearInThailand } from '@/lib/domain/calendar'
import { normalizeCode } from '@/lib/domain/product-code'
import type { CatalogueBrand, CatalogueFitment, CatalogueGeneration, CatalogueModel, CatalogueProduct } from './types'
import type { SearchDocument } from '@/lib/server/search/document'
import { constructionWords, familyWords, kindWords, vehicleTypeWords } from '@/lib/server/search/kind-words'

/** What a product is found by. */
export type FoundProduct = Pick<
  CatalogueProduct,
  'id' | 'code' | 'family' | 'kind' | 'series' | 'construction' | 'adjusters' | 'name' | 'tagline'
>
export type SearchSource = {
  brands: readonly CatalogueBrand[]
  models: readonly CatalogueModel[]
  products: readonly FoundProduct[]
  fitments: readonly Pick<CatalogueFitment, 'productId' | 'vehicleId' | 'status'>[]
}

/** Models named in the words of one product; a part that fits more is found by its platform's first ones and through the vehicles' own pages. */
const maxModels = 12
const maxAliases = 4
const maxYears = 25

/** Documents of all vehicles and products, three languages each. Streams, so that a hundred thousand products need not be held at once. */
export function* buildSearchDocuments(
  source: SearchSource,
  thisYear = yearInThailand(new Date()),
): Generator<SearchDocument> {
  const brands = new Map(source.brands.map((brand) => [brand.id, brand]))
  for (const model of source.models)
    for (const generation of model.generations)
      yield* buildVehicle(brands.get(model.brandId), model, generation, thisYear)
  const fitting = listModels(source)
  for (const product of source.products) yield* buildProduct(product, fitting.get(product.id) ?? [], brands)
}

function* buildVehicle(
  brand: CatalogueBrand | undefined,
  model: CatalogueModel,
  generation: CatalogueGeneration,
  thisYear: number,
): Generator<SearchDocument> {
  for (const lang of langs) {
    const brandName = brand?.name[lang] ?? ''
    const own = [model.name[lang], ...model.aliases[lang]]
    yield {
      kind: 'vehicle',
      refId: generation.id,
      lang,
      codeKey: null,
      weight: vehicleWeight(generation),
      title: `${brandName} ${model.name[lang]} ${generation.name}`,
      names: [
        ...own,
        ...own.map((name) => `${brandName} ${name}`),
        ...own.map((name) => `${name} ${generation.name}`),
        ...(/[A-Za-z]{3}/.test(generation.name) ? [generation.name] : []),
      ],
      body: [vehicleTypeWords[model.type][lang], ...listYears(generation, thisYear)].join('\n'),
    }
  }
}

function* buildProduct(
  product: FoundProduct,
  models: readonly CatalogueModel[],
  brands: ReadonlyMap<string, CatalogueBrand>,
): Generator<SearchDocument> {
  for (const lang of langs) {
    const vehicles = models.slice(0, maxModels).flatMap((model) => {
      const brand = brands.get(model.brandId)?.name[lang] ?? ''
      return [`${brand} ${model.name[lang]}`, ...model.aliases[lang].slice(0, maxAliases)]
    })
    yield {
      kind: 'product',
      refId: product.id,
      lang,
      codeKey: normalizeCode(product.code),
      weight: productWeight(product, models.length),
      title: product.name[lang],
      body: [
        product.tagline[lang],
        kindWords[product.kind][lang],
        familyWords[product.family][lang],
        product.series.replaceAll('-', ' '),
        ...(product.construction ? [constructionWords[product.construction][lang]] : []),
        product.adjusters.join(''),
        ...vehicles,
      ].join('\n'),
    }
  }
}

function listModels(source: SearchSource): Map<string, CatalogueModel[]> {
  const byVehicle = new Map(
    source.models.flatMap((model) => model.generations.map((generation) => [generation.id, model] as const)),
  )
  const found = new Map<string, Set<CatalogueModel>>()
  for (const { productId, vehicleId, status } of source.fitments) {
    const model = byVehicle.get(vehicleId)
    if (!model || status === 'does-not-fit') continue
    const set = found.get(productId)
    if (set) set.add(model)
    else found.set(productId, new Set([model]))
  }
  return new Map(Array.from(found, ([id, set]) => [id, [...set]]))
}

/** Years of sale as owners say them, of many the last; an open generation goes on for fifteen years from its start, and to next year at least. */
function listYears(generation: CatalogueGeneration, thisYear: number): string[] {
  const from = Number(generation.from.slice(0, 4))
  const to = generation.to ? Number(generation.to.slice(0, 4)) : Math.max(from + 15, thisYear + 1)
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).slice(-maxYears)
}

/** Newer generations first: 0.5 for 1980 to 1 for 2030; half of that gain is lost when it is no longer made. */
function vehicleWeight(generation: CatalogueGeneration): number {
  const age = Math.min(1, Math.max(0, (Number(generation.from.slice(0, 4)) - 1980) / 50))
  return 0.5 + 0.5 * age * (generation.to === null ? 1 : 0.5)
}

/** Complete parts before spares, parts for more models before those for few. */
function productWeight(product: FoundProduct, models: number): number {
  const base = product.family === 'spares' || product.kind.endsWith('-oil') ? 0.2 : 0.5
  return base + 0.3 * Math.min(1, models / 8)
}
