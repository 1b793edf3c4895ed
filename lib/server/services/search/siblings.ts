import type { Lang } from '@/lib/contract/common'
import type { SearchHitRef } from '@/lib/server/search/query'
import { countModels, fewModels, readVehicles } from './read-vehicle'
import type { Source } from './source'
import { codesLike, withFigures } from './vehicle-names'

/** Behind the answer that a vehicle is not listed. */
const behind = 40
const step = 0.01
/** Fewer letters are in the names of many. */
const leastLetters = 3

/** Vehicles that are called like one that is not here but for its figures: the Rebel 300 for レブル250, JB74 for JB64. */
export async function findSiblings(source: Source, unlisted: string, lang: Lang): Promise<SearchHitRef[]> {
  const refs = await readCalledAlike(source, unlisted.trim(), lang)
  return countModels(refs) <= fewModels ? refs.map((ref, at) => ({ ...ref, score: behind - at * step })) : []
}

async function readCalledAlike(source: Source, unlisted: string, lang: Lang): Promise<readonly SearchHitRef[]> {
  const codes = codesLike(source.vehicleNames, unlisted)
  if (codes.length > 0 && codes.length <= fewModels) return readAll(source, codes, lang)
  const [, name = ''] = /^(.*?\p{L})[ -]?\d{2,4}$/u.exec(unlisted) ?? []
  return readCalled(source, name, lang)
}

/** Vehicles of a name, whatever figures stand behind it; none for letters that are in the names of many. */
export async function readCalled(source: Source, name: string, lang: Lang): Promise<readonly SearchHitRef[]> {
  if (name.length >= leastLetters) return (await readVehicles(source, name, lang)).best
  // Two kana are a name, リード without its long mark, which is found with its figures only.
  return /^[ぁ-ん]{2}$/.test(name) ? readAll(source, withFigures(source.vehicleNames, name), lang) : []
}

async function readAll(source: Source, names: readonly string[], lang: Lang): Promise<readonly SearchHitRef[]> {
  const found = (await Promise.all(names.map((name) => readVehicles(source, name, lang)))).flatMap(({ best }) => best)
  return Array.from(new Map(found.map((ref) => [ref.refId, ref])).values())
}
