import type { Lang } from '@/lib/contract/common'
import { normalizeText } from '@/lib/server/search/normalize'
import type { SearchHitRef } from '@/lib/server/search/query'
import { countModels, fewModels, readVehicles } from './read-vehicle'
import type { Source } from './source'
import { findVehicleName, isBrand } from './vehicle-names'

export type VehicleAround = {
  vehicles: readonly SearchHitRef[]
  vehicleText: string
  alike: readonly SearchHitRef[]
}
type Suits = (named: VehicleAround) => boolean

const mostWords = 4

/** A vehicle whose complete name stands among the words of a text; a generation or a year behind it (FE, 200系, 2023) is read with it. */
export async function readVehicleWithin(source: Source, text: string, lang: Lang): Promise<VehicleAround | null> {
  const name = findVehicleName(source.vehicleNames, text)
  if (name === null) return null
  const { typed, known } = name
  const [, after = ''] = normalizeText(text).split(typed)
  const [detail] = /^ ?(?:[a-z]{1,3}\d{0,3}|\d{3,4})系?(?= |$)/.exec(after) ?? []
  for (const part of [...(detail ? [typed + detail] : []), typed, known]) {
    const { best, alike } = await readVehicles(source, part, lang)
    if (best.length > 0 && countModels(best) <= fewModels) return { vehicles: best, vehicleText: part, alike }
  }
  return null
}

/**
 * A vehicle that is named among other words: by its complete name wherever it stands, otherwise at the end or the beginning of the text;
 * `suits` may ask for more of it.
 */
export async function readVehiclesAround(
  source: Source,
  text: string,
  lang: Lang,
  suits: Suits = () => true,
): Promise<VehicleAround | null> {
  const within = await readVehicleWithin(source, text, lang)
  if (within && suits(within)) return within
  const words = text.split(' ').slice(-mostWords)
  const parts = words.slice(1).flatMap((_, at) => [words.slice(at + 1).join(' '), words.slice(0, -at - 1).join(' ')])
  for (const part of parts) {
    // Beside the name of a model that is not here, a brand that makes few is none of those.
    if (isEnglishWord(source, part) || isBrand(source.vehicleNames, part)) continue
    const { best, alike } = await readVehicles(source, part, lang)
    const named = { vehicles: best, vehicleText: part, alike }
    if (best.length > 0 && countModels(best) <= fewModels && suits(named)) return named
  }
  return null
}

/** One word that stands on the site, or two letters, are no vehicle by being like the name of one: rider, at. */
const isEnglishWord = ({ isWord }: Source, part: string) => /^[a-z]+$/.test(part) && (part.length < 3 || isWord(part))
