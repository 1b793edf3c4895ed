import type { Lang } from '@/lib/contract/common'
import { splitRuns } from '@/lib/server/search/tokenize'
import { readShortYear } from '@/lib/server/search/understand/years'
import { splitPieces } from '@/lib/server/search/concepts'
import { dropSilent, normalizeText } from '@/lib/server/search/normalize'
import { searchDocuments, type SearchHitRef } from '@/lib/server/search/query'
import type { NamedVehicles, Source } from './source'
import { hasFigured, toSound } from './vehicle-names'

/** A score that only vehicles have whose name stands in the text. */
const named = 34
/** Read on another keyboard layout, only a whole name counts: a few letters are the beginning of some name in any layout. */
const namedByKeyboard = 95
const nearBest = 0.8
const most = 60
const shown = 12
const yearPattern = /(?<!\d)(?:19[6-9]\d|20[0-4]\d)(?!\d)/

export const noVehicles: NamedVehicles = { best: [], alike: [] }

/** Vehicles that a text names, with their year, generation and chassis or without, and nothing else. */
export function readVehicles(source: Source, text: string, lang: Lang): Promise<NamedVehicles> {
  const key = `${lang} ${text}`
  const named = source.named.get(key) ?? lookForVehicles(source, text, lang)
  source.named.set(key, named)
  return named
}

async function lookForVehicles(source: Source, text: string, lang: Lang): Promise<NamedVehicles> {
  const named = await readDated(source, text, lang)
  if (named.best.length > 0) return { ...named, best: await ofGeneration(source, named.best, text) }
  // A chassis begins with the letters of its generation: GK5 of GK.
  const lettered = normalizeText(text).replace(chassisCode, '$1')
  const plain = normalizeText(text).replace(chassisCode, ' ').replace(series, ' ').replace(/\s+/g, ' ').trim()
  for (const other of lettered === plain || plain === '' ? [] : [lettered, plain]) {
    const { best, alike } = await readDated(source, other, lang)
    if (best.length > 0 && countModels(best) <= fewModels)
      return { best: await ofGeneration(source, best, lettered), alike }
  }
  return noVehicles
}

/** Generations as they are called in Japan: 200系, E52系. */
const series = /[a-z]{0,3}\d{1,3} ?系/
/** Letters and figures by which makers tell chassis apart: GK5, GUN125, JB74W. */
const chassisCode = /(?<![a-z0-9])([a-z]{2,3}) ?\d{1,3} ?[a-z]{0,2}(?![a-z0-9])/

/**
 * Of vehicles with a name in common, those whose generation stands in the text, too: FC in `ซีวิค fc`. Where that is all that was typed, a
 * model is rather meant that is called so: revo is the Hilux Revo before a Smash of that generation.
 */
async function ofGeneration(
  source: Source,
  refs: readonly SearchHitRef[],
  text: string,
): Promise<readonly SearchHitRef[]> {
  const asked = normalizeText(text)
  const ids = refs.map(({ refId }) => refId)
  const rows = await source.db.selectFrom('vehicle').select(['id', 'model_id', 'name']).where('id', 'in', ids).execute()
  const named = rows.filter(({ name }) => isNamedIn(asked, generationWord(name)))
  if (named.some(({ name }) => generationWord(name) === asked)) {
    const alone = new Set(named.map(({ id }) => id))
    const called = refs.filter(({ refId }) => !alone.has(refId))
    const least = Math.min(...called.map(({ score }) => score))
    const behind = refs.filter(({ refId }) => alone.has(refId))
    return [...called, ...behind.map((ref) => ({ ...ref, score: Math.min(ref.score, least - 1) }))]
  }
  const models = new Map(rows.map((row) => [row.id, row.model_id]))
  const settled = new Set(named.map((row) => row.model_id))
  const kept = new Set(named.map(({ id }) => id))
  return refs.filter(({ refId }) => kept.has(refId) || !settled.has(models.get(refId) ?? ''))
}

const generationWord = (name: string) => normalizeText(name.replace(/\(.*/, '')).split(' ')[0] ?? ''

const isNamedIn = (text: string, word: string) =>
  /^[a-z]+[a-z0-9]*$/.test(word) && new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(text)

async function readDated(source: Source, text: string, lang: Lang): Promise<NamedVehicles> {
  const year = yearPattern.exec(text)?.[0]
  const ofYear = year === undefined ? noVehicles : await readOfYear(source, text.replace(year, ' ').trim(), lang, year)
  if (ofYear.best.length > 0) return ofYear
  const found = await findSpoken(source, text, lang)
  if (found.isNamed) return { best: nearest(found.hits), alike: found.hits }
  const dated = readShortYear(text)
  return dated === text ? noVehicles : readDated(source, dated, lang)
}

/** At the end of a Thai word these are one sound, which foreign names with a V have, too: เวป, เวบ for เวฟ. */
const endingInP = /[บปพภ](?![\u0E00-\u0E7F])/

/** Silent letters are written by some and left out by others: แอร์ร็อกซ์, แอร็อก; so are letters that sound alike, within a complete name. */
async function findSpoken(source: Source, text: string, lang: Lang): ReturnType<typeof findNamed> {
  const known = source.vehicleNames.models.get(toSound(text))
  for (const spelling of new Set([text, dropSilent(text), known ?? text, text.replace(endingInP, 'ฟ')])) {
    const found = await findNamed(source, spelling, lang)
    if (found.isNamed) return found
  }
  return { hits: [], isNamed: false }
}

/** A year is no part of the name, but tells one generation from another; of a year that none was built in, all. */
async function readOfYear(source: Source, name: string, lang: Lang, year: string): Promise<NamedVehicles> {
  const { hits, isNamed } = await findSpoken(source, name, lang)
  if (!isNamed) return noVehicles
  const rows = await source.db
    .selectFrom('vehicle')
    .select(['id', 'from_ym', 'to_ym'])
    .where(
      'id',
      'in',
      hits.map(({ refId }) => refId),
    )
    .execute()
  const built = new Set(
    rows
      .filter(({ from_ym: from, to_ym: to }) => from.slice(0, 4) <= year && (to === null || to.slice(0, 4) >= year))
      .map(({ id }) => id),
  )
  const alike = hits.filter(({ refId }) => built.has(refId))
  const called = nearest(hits)
  const best = called.filter(({ refId }) => built.has(refId))
  return { best: (best.length > 0 ? best : called).slice(0, shown), alike }
}

/** Two letters begin many names, and figures stand in many: both name a vehicle where one follows the other in its name. */
const shortCode = /^([a-z]{1,2}) ?(\d{1,4})$/
const shortCodeWithin = /(?<![a-z\d-])([a-z]{1,2})(\d{1,4})(?![a-z\d-])/

function isOfNone({ vehicleNames }: Source, code: RegExpExecArray | null): boolean {
  const [, letters, figures] = code ?? []
  return letters !== undefined && figures !== undefined && !hasFigured(vehicleNames, letters, figures)
}

/** Whether letters and figures stand in a text that no vehicle here has, so that what has a part of them is not meant: TE32. */
export const hasCodeOfNone = (source: Source, text: string): boolean =>
  isOfNone(source, shortCodeWithin.exec(normalizeText(text)))

/** Two letters of a script without spaces, or two figures, stand in many names by chance, unless they are one (カブ); a kanji alone is a word. */
function canBeName({ vehicleNames }: Source, text: string): boolean {
  if (vehicleNames.models.has(toSound(text))) return true
  const told = splitPieces(splitRuns(text)).map(({ run }) => run.text)
  const letters = told.join('').replaceAll(' ', '')
  if (/^\p{Script=Han}$/u.test(letters)) return true
  return /[a-z]/.test(letters) ? letters.length > 1 : letters.length > 2
}

function nearest(hits: readonly SearchHitRef[]): SearchHitRef[] {
  return hits.filter(({ score }) => score >= nearBest * (hits[0]?.score ?? 0)).slice(0, shown)
}

/** Of three Latin letters and one wrong, any word is some name: bed, BYD. Three kana say more. */
const isTooShortToMend = (query: string) => /^[a-z]{1,3}$/i.test(query)
/** A score that only what is called exactly so has, however its words are set apart: วีโก้แชมป์. */
const exactly = 110
const isPartly = (hit: SearchHitRef | undefined) => hit?.matched === 'some' && hit.score < exactly

async function findNamed(
  source: Source,
  text: string,
  lang: Lang,
): Promise<{ hits: SearchHitRef[]; isNamed: boolean }> {
  const query = text.trim()
  if (!canBeName(source, query) || isOfNone(source, shortCode.exec(normalizeText(query))))
    return { hits: [], isNamed: false }
  const search = (words: string) =>
    searchDocuments(source, { query: words, lang, kinds: ['vehicle'], limit: most, offset: 0 })
  const first = await search(query)
  const isMended = first.hits[0]?.matched === 'some' && first.correctedQuery !== null && !isTooShortToMend(query)
  const { hits } = isMended ? await search(first.correctedQuery ?? query) : first
  const best = hits[0]
  return {
    hits: isPartly(best) ? [] : hits,
    isNamed:
      best !== undefined && !isPartly(best) && best.score >= (best.matched === 'keyboard' ? namedByKeyboard : named),
  }
}

/** A brand alone names no vehicle. */
export const fewModels = 3
export const countModels = (vehicles: readonly SearchHitRef[]) =>
  new Set(vehicles.map(({ refId }) => refId.replace(/-\d{4}.*$/, ''))).size
