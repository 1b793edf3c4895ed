import type { CatalogueModel, CataloguePart } from '@/lib/contract/catalogue'
import { nameJoints } from './join-words'
import type { Locale } from './locales'
import { vehicleName } from '@/lib/domain/vehicle-name'

export type FitLineWords = {
  years: (values: { from: string; to: string }) => string
  yearsOpen: (values: { from: string }) => string
  more: (values: { count: number }) => string
}

/** The years of a fit, of the common era in every language. */
export function fitYears(
  { fromYear, toYear }: Pick<CatalogueModel, 'fromYear' | 'toYear'>,
  { years, yearsOpen }: FitLineWords,
): string {
  if (toYear === null) return yearsOpen({ from: String(fromYear) })
  return fromYear === toYear ? String(fromYear) : years({ from: String(fromYear), to: String(toYear) })
}

type FitLineOptions = { words: FitLineWords; locale: Locale; most: number }

/** The models a part fits, piece by piece: the first few with their years, a brand once, then how many more. Its name where it fits none in particular. */
export function fitPieces(
  part: Pick<CataloguePart, 'fits' | 'name'>,
  models: ReadonlyMap<string, CatalogueModel>,
  { words, locale, most }: FitLineOptions,
): string[] {
  const shown = part.fits.slice(0, part.fits.length === most + 1 ? most + 1 : most)
  let brand = ''
  const names = shown.flatMap((fit) => {
    const model = models.get(fit.model)
    if (!model) return []
    const name = model.brandId === brand ? model.model : vehicleName(model)
    brand = model.brandId
    return `${name} ${fitYears(fit, words)}`
  })
  if (names.length === 0) return [part.name]
  const rest = part.fits.length - shown.length
  const joined = names.map((name, i) => (i < names.length - 1 ? `${name}${nameJoints[locale]}` : name))
  return rest > 0 ? [...joined, ` ${words.more({ count: rest })}`] : joined
}
