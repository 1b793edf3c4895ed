import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import { engineOf } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { readShortYear } from '@/lib/server/search/understand/years'
import { dropSilent, normalizeText } from '@/lib/server/search/normalize'
import { searchDocuments, type SearchHitRef } from '@/lib/server/search/query'

/** A score that only vehicles have whose name stands in the text. */
const named = 34
/** Read on another keyboard layout, only a whole name counts: a few letters are the beginning of some name in any layout. */
const namedByKeyboard = 95
const nearBest = 0.8
const most = 60
const shown = 12
const yearPattern = /(?<!\d)(?:19[6-9]\d|20[0-4]\d)(?!\d)/

export type NamedVehicles = {
  /** Those that are called so, best first; empty = the text names none. */
  best: readonly SearchHitRef[]
  /** With their variants, which have the name among others. */
  alike: readonly SearchHitRef[]
}
export const noVehicles: NamedVehicles = { best: [], alike: [] }

/** Vehicles that a text names, with their year or without, and nothing else. */
export async function readVehicles(db: Kysely<Database>, text: string, lang: Lang): Promise<NamedVehicles> {
  const typed = await findNamed(db, text, lang)
  // Silent letters are written by some and left out by others: แอร์ร็อกซ์, แอร็อก.
  const spoken = dropSilent(text)
  const found = typed.isNamed || spoken === text ? typed : await findNamed(db, spoken, lang)
  if (found.isNamed) return { best: nearest(found.hits), alike: found.hits }
  const dated = readShortYear(text)
  if (dated !== text) return readVehicles(db, dated, lang)
  if (!yearPattern.test(text)) return noVehicles
  // A year is no part of the name, but tells one generation from another.
  const unyeared = await findNamed(db, spoken.replace(yearPattern, ' ').trim(), lang)
  if (!unyeared.isNamed) return noVehicles
  const models = new Map(nearest(unyeared.hits).map((hit) => [hit.refId, hit]))
  const ofYear = found.hits.flatMap(({ refId }) => models.get(refId) ?? [])
  return { best: (ofYear.length > 0 ? ofYear : [...models.values()]).slice(0, shown), alike: ofYear }
}

/** A score that only a vehicle has whose whole name was typed. */
const wholeName = 70

/** Whether a vehicle here is called so, and not only something like it. */
export async function isListed(db: Kysely<Database>, name: string, lang: Lang): Promise<boolean> {
  const [best] = (await findNamed(db, name, lang)).hits
  return best?.matched === 'all' && best.score >= wholeName
}

/** Two letters of a script without spaces stand in many names by chance; a kanji alone is a word. */
function canBeName(text: string): boolean {
  const letters = normalizeText(text).replaceAll(' ', '')
  if (/^\p{Script=Han}$/u.test(letters)) return true
  return /[a-z0-9]/.test(letters) ? letters.length > 1 : letters.length > 2
}

function nearest(hits: readonly SearchHitRef[]): SearchHitRef[] {
  return hits.filter(({ score }) => score >= nearBest * (hits[0]?.score ?? 0)).slice(0, shown)
}

async function findNamed(
  db: Kysely<Database>,
  text: string,
  lang: Lang,
): Promise<{ hits: SearchHitRef[]; isNamed: boolean }> {
  const query = text.trim()
  if (!canBeName(query)) return { hits: [], isNamed: false }
  const search = (words: string) =>
    searchDocuments(db, engineOf(db), { query: words, lang, kinds: ['vehicle'], limit: most, offset: 0 })
  const first = await search(query)
  const isMended = first.hits[0]?.matched === 'some' && first.correctedQuery !== null
  const { hits } = isMended ? await search(first.correctedQuery ?? query) : first
  const best = hits[0]
  return {
    hits: best?.matched === 'some' ? [] : hits,
    isNamed:
      best !== undefined &&
      best.matched !== 'some' &&
      best.score >= (best.matched === 'keyboard' ? namedByKeyboard : named),
  }
}

/** A brand alone names no vehicle. */
const fewModels = 3
const mostWords = 4
const countModels = (vehicles: readonly SearchHitRef[]) =>
  new Set(vehicles.map(({ refId }) => refId.replace(/-\d{4}.*$/, ''))).size

/** A vehicle that is named at the end or the beginning of a text whose other words are not known. */
export async function readVehiclesAround(
  db: Kysely<Database>,
  text: string,
  lang: Lang,
): Promise<{ vehicles: readonly SearchHitRef[]; vehicleText: string; alike: readonly SearchHitRef[] } | null> {
  const words = text.split(' ').slice(-mostWords)
  const parts = words.slice(1).flatMap((_, at) => [words.slice(at + 1).join(' '), words.slice(0, -at - 1).join(' ')])
  for (const part of parts) {
    const { best, alike } = await readVehicles(db, part, lang)
    if (best.length > 0 && countModels(best) <= fewModels) return { vehicles: best, vehicleText: part, alike }
  }
  return null
}
