import type { Lang } from '@/lib/contract/common'
import type { SearchHitRef } from '@/lib/server/search/query'
import { countModels, fewModels, readVehicles } from './read-vehicle'
import type { Source } from './source'

/** Behind the answer that a vehicle is not listed. */
const behind = 40
const step = 0.01
/** So few letters are in the names of many. */
const leastLetters = 3

/** Vehicles that are called like one that is not here but for its figures: the Rebel 300 for レブル250. */
export async function findSiblings(source: Source, unlisted: string, lang: Lang): Promise<SearchHitRef[]> {
  const [, name = ''] = /^(.*?\p{L})[ -]?\d{2,4}$/u.exec(unlisted.trim()) ?? []
  if (name.length < leastLetters) return []
  const { best } = await readVehicles(source, name, lang)
  return countModels(best) <= fewModels ? best.map((ref, at) => ({ ...ref, score: behind - at * step })) : []
}
