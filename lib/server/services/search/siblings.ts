import type { Lang } from '@/lib/contract/common'
import type { SearchHitRef } from '@/lib/server/search/query'
import { countModels, fewModels, readVehicles } from './read-vehicle'
import type { Source } from './source'
import { codesLike } from './vehicle-names'

/** Behind the answer that a vehicle is not listed. */
const behind = 40
const step = 0.01
/** So few letters are in the names of many. */
const leastLetters = 3

/** Vehicles that are called like one that is not here but for its figures: the Rebel 300 for レブル250, JB74 for JB64. */
export async function findSiblings(source: Source, unlisted: string, lang: Lang): Promise<SearchHitRef[]> {
  const refs = await readCalledAlike(source, unlisted.trim(), lang)
  return countModels(refs) <= fewModels ? refs.map((ref, at) => ({ ...ref, score: behind - at * step })) : []
}

async function readCalledAlike(source: Source, unlisted: string, lang: Lang): Promise<readonly SearchHitRef[]> {
  const codes = codesLike(source.vehicleNames, unlisted)
  if (codes.length > 0 && codes.length <= fewModels)
    return (await Promise.all(codes.map((code) => readVehicles(source, code, lang)))).flatMap(({ best }) => best)
  const [, name = ''] = /^(.*?\p{L})[ -]?\d{2,4}$/u.exec(unlisted) ?? []
  return name.length < leastLetters ? [] : (await readVehicles(source, name, lang)).best
}
