import type { Lang } from '@/lib/contract/common'
import type { Place, SearchedPlace } from '@/lib/contract/place'
import { normalizeText } from '@/lib/server/search/normalize'
import { capitalDistrict } from './district-spots'
import { foldName, loadIndex, toPlace, type IndexedPlace } from './place-index'

/** Words that say what a name is, not which. */
const kinds = new Set([
  'แขวง',
  'เขต',
  'ตาบล',
  'อาเภอ',
  'จังหวัด',
  'ต',
  'อ',
  'จ',
  'khwaeng',
  'khet',
  'tambon',
  'amphoe',
  'amphur',
  'changwat',
  'district',
  'province',
  'subdistrict',
])
const kindBefore = /^(?:แขวง|เขต|ตาบล|อาเภอ|จังหวัด)(?=.)/

const points = { whole: 8, start: 4, inside: 2 } as const
const levels = ['tambon', 'amphur', 'province'] as const
type Weights = Readonly<Record<(typeof levels)[number], number>>
/** The smaller the place, the more it tells; among districts a sub-district of the same name is somewhere else. */
const weightsBy: Readonly<Record<SearchedPlace, Weights>> = {
  tambon: { tambon: 3, amphur: 2, province: 1 },
  amphur: { tambon: 1, amphur: 3, province: 2 },
}

function scoreName(word: string, names: readonly string[]): number {
  return names.reduce(
    (best, name) =>
      Math.max(
        best,
        name === word
          ? points.whole
          : name.startsWith(word)
            ? points.start
            : word.length > 1 && name.includes(word)
              ? points.inside
              : 0,
      ),
    0,
  )
}

/** How well one word names the place; 0 = not at all. */
function scoreWord(word: string, { names, tambon }: IndexedPlace, weights: Weights): number {
  if (/^\d+$/.test(word)) return tambon.postcodes.some((postcode) => postcode.startsWith(word)) ? points.start : 0
  return levels.reduce((best, level) => Math.max(best, scoreName(word, names[level]) * weights[level]), 0)
}

/** Score of the whole question: every word must name something, and a name written as several words counts as one. */
function scorePlace(words: readonly string[], whole: string, place: IndexedPlace, weights: Weights): number {
  let sum = 0
  for (const word of words) {
    const score = scoreWord(word, place, weights)
    if (score === 0) return whole.length > 1 ? scoreWhole(whole, place, weights) : 0
    sum += score
  }
  return sum + scoreWhole(whole, place, weights)
}

function scoreWhole(whole: string, { names }: IndexedPlace, weights: Weights): number {
  return levels.reduce((sum, level) => sum + scoreName(whole, names[level]) * weights[level], 0)
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))
}

/** Share of letter pairs two names have in common (Dice), 0–1. */
function likeness(pairs: ReadonlySet<string>, name: string): number {
  const others = pairsOf(name)
  let common = 0
  for (const pair of others) if (pairs.has(pair)) common += 1
  return (2 * common) / (pairs.size + others.size || 1)
}

const likeEnough = 0.6

/** How alike the nearest name of a place is; most names belong to many places and are compared once. */
function likenessTo(whole: string, weights: Weights): (place: IndexedPlace) => number {
  const pairs = pairsOf(whole)
  const known = new Map<string, number>()
  const compare = (name: string) => {
    const value = known.get(name) ?? likeness(pairs, name)
    known.set(name, value)
    return value
  }
  return ({ names }) => {
    const nearest = Math.max(
      ...levels.flatMap((level) => names[level].map((name) => compare(name) * (1 + weights[level] / 100))),
    )
    return nearest >= likeEnough ? nearest : 0
  }
}

type Scored = { place: IndexedPlace; score: number }

const isCapital = ({ province, amphur }: IndexedPlace) => amphur.th === capitalDistrict(province)

/** Of each district its best sub-district; among equals the district of the capital comes first, and before all when it is the province that was named. */
function bestDistricts(scored: readonly Scored[], whole: string): Scored[] {
  const districts = new Map<string, Scored>()
  for (const { place, score } of scored) {
    const key = `${place.province.th} ${place.amphur.th}`
    if (score > (districts.get(key)?.score ?? 0)) districts.set(key, { place, score })
  }
  return [...districts.values()].map(({ place, score }) => {
    const capital = isCapital(place) && (place.names.province.includes(whole) ? points.whole * 10 : 1)
    return { place, score: score + Number(capital) }
  })
}

type Asked = { by: SearchedPlace; limit: number; whole: string }

function best(index: readonly IndexedPlace[], score: (place: IndexedPlace) => number, { by, limit, whole }: Asked) {
  const scored = index.map((place) => ({ place, score: score(place) })).filter(({ score: found }) => found > 0)
  return (by === 'amphur' ? bestDistricts(scored, whole) : scored)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ place }) => place)
}

type Question = { q: string; lang: Lang; by?: SearchedPlace; limit?: number }

/** Places that a few words in any order and any of the three languages name, best first; the most alike when none is named. */
export async function searchPlaces({ q, lang, by = 'tambon', limit = 8 }: Question): Promise<Place[]> {
  const index = await loadIndex()
  const words = normalizeText(q)
    .split(' ')
    .filter((word) => !kinds.has(word))
    .map((word) => foldName(word.replace(kindBefore, '')))
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const postcode = words.find((word) => /^\d{5}$/.test(word))
  const whole = words.filter((word) => !/^\d+$/.test(word)).join('')
  const [weights, asked] = [weightsBy[by], { by, limit, whole }]
  const found = best(index, (place) => scorePlace(words, whole, place, weights), asked)
  return (found.length > 0 || whole.length < 4 ? found : best(index, likenessTo(whole, weights), asked)).map((place) =>
    toPlace(place, lang, postcode),
  )
}
