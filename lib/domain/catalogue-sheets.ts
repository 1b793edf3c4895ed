import type { Catalogue, CatalogueModel, CataloguePart } from '@/lib/contract/catalogue'
import type { Family, ProductKind, Series } from '@/lib/contract/product-words'
import { groupBy } from '@/lib/utils/group-by'

/** Parts of one series and kind: they have the same columns. */
export type PartTable = { series: Series; kind: ProductKind; parts: CataloguePart[] }
export type ModelEntry = { model: CatalogueModel; parts: Pick<CataloguePart, 'id' | 'code'>[] }
export type CodeEntry = Pick<CataloguePart, 'id' | 'code' | 'kind'>

/** A page's worth of a catalogue. The first of its kind has a plain address, the others a number: `car`, `car-2`. */
export type CatalogueSheet = { slug: string; number: number } & (
  | { kind: 'chapter'; family: Family; tables: PartTable[] }
  | { kind: 'codes'; entries: CodeEntry[] }
  | { kind: 'models'; entries: ModelEntry[] }
)

/** What a page holds at most, so that it stays under 400 kB with any number of products. */
const most = { parts: 160, codes: 900, links: 900 } as const
/** An edition of no more than this is one page. */
const mostAlone = { parts: 160, links: 600 } as const

/** Cuts a list into pieces whose weights add up to no more than `limit`; what is heavier alone is a piece of its own. */
export function cutByWeight<T>(items: readonly T[], limit: number, weightOf: (item: T) => number): T[][] {
  const pieces: T[][] = []
  let taken = 0
  for (const item of items) {
    const weight = weightOf(item)
    const last = pieces.at(-1)
    if (last && taken + weight <= limit) {
      last.push(item)
      taken += weight
    } else {
      pieces.push([item])
      taken = weight
    }
  }
  return pieces
}

/** Parts in a row as tables of one series and kind each. */
function toTables(parts: readonly CataloguePart[]): PartTable[] {
  return [...groupBy(parts, ({ series, kind }) => `${series} ${kind}`).values()].flatMap((group) => {
    const [first] = group
    return first ? { series: first.series, kind: first.kind, parts: group } : []
  })
}

const numbered = (slug: string, i: number) => ({ slug: i === 0 ? slug : `${slug}-${i + 1}`, number: i + 1 })

export const allParts = ({ chapters }: Pick<Catalogue, 'chapters'>): CataloguePart[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ parts }) => parts))

/** Every model with the parts that fit it, in the order of the catalogue. */
export function listModels(catalogue: Pick<Catalogue, 'chapters' | 'models'>): ModelEntry[] {
  const pairs = allParts(catalogue).flatMap((part) => part.fits.map(({ model }) => ({ model, part })))
  const byModel = groupBy(pairs, ({ model }) => model)
  return catalogue.models.map((model) => ({
    model,
    parts: (byModel.get(model.id) ?? []).map(({ part: { id, code } }) => ({ id, code })),
  }))
}

/** Every part by part number. */
export function listCodes(catalogue: Pick<Catalogue, 'chapters'>): CodeEntry[] {
  return allParts(catalogue)
    .map(({ id, code, kind }) => ({ id, code, kind }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** A catalogue as the pages of its web edition: chapters, part numbers, vehicles. */
export function cutCatalogue(catalogue: Catalogue): CatalogueSheet[] {
  const chapters = catalogue.chapters.flatMap(({ family, sections }) =>
    cutByWeight(
      sections.flatMap(({ parts }) => parts),
      most.parts,
      () => 1,
    ).map((parts, i) => ({ ...numbered(family, i), kind: 'chapter' as const, family, tables: toTables(parts) })),
  )
  const codes = cutByWeight(listCodes(catalogue), most.codes, () => 1)
  const models = cutByWeight(listModels(catalogue), most.links, ({ parts }) => parts.length + 2)
  return [
    ...chapters,
    ...codes.map((entries, i) => ({ ...numbered('codes', i), kind: 'codes' as const, entries })),
    ...models.map((entries, i) => ({ ...numbered('vehicles', i), kind: 'models' as const, entries })),
  ]
}

/** Whether an edition is small enough to be read on one page. */
export function isOnePage(catalogue: Catalogue): boolean {
  const parts = allParts(catalogue)
  return parts.length <= mostAlone.parts && parts.reduce((sum, { fits }) => sum + fits.length, 0) <= mostAlone.links
}

/** On which sheet each part stands. */
export function sheetOfParts(sheets: readonly CatalogueSheet[]): Map<string, string> {
  return new Map(
    sheets.flatMap((sheet) =>
      sheet.kind === 'chapter'
        ? sheet.tables.flatMap(({ parts }) => parts.map(({ id }): [string, string] => [id, sheet.slug]))
        : [],
    ),
  )
}
