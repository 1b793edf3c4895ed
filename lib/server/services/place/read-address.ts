import type { Lang } from '@/lib/contract/common'
import type { ReadAddress } from '@/lib/contract/place'
import { foldText, type FoldedText, type Span } from './folded-text'
import { findLevel, type Found } from './name-in-text'
import { loadIndex, toPlace, type IndexedPlace } from './place-index'
import { stripPerson } from './strip-person'

type Reading = { place: IndexedPlace; score: number; spans: Span[] }

const capital = 'เมือง'
/** In "อ.เมือง" the name of the province is left out. */
const capitalNames = ['เมือง', 'mueang', 'muang'] as const

function findAmphur(folded: FoldedText, place: IndexedPlace): Found | null {
  const full = findLevel(folded, place.names.amphur, 'amphur')
  if (full || !place.amphur.th.startsWith(capital)) return full
  const short = findLevel(folded, capitalNames, 'amphur')
  return short?.weight === 3 ? short : null
}

/** How well the text names one place; null = not well enough to be sure. */
function readPlace(folded: FoldedText, place: IndexedPlace, postcode: string | null): Reading | null {
  if (!place.names.tambon.some((name) => folded.folded.includes(name))) return null
  const amphur = findAmphur(folded, place)
  const tambon = findLevel(folded, place.names.tambon, 'tambon', amphur ? [amphur] : [])
  if (!tambon) return null
  const taken = amphur ? [tambon, amphur] : [tambon]
  const province = findLevel(folded, place.names.province, 'province', taken)
  const served = postcode !== null && place.tambon.postcodes.includes(postcode)
  if (!amphur && !(served && (province || tambon.weight === 3))) return null
  if (!served && !(amphur && province) && !(amphur && postcode === null)) return null
  const weigh = (found: Found | null) => (found ? 2 * found.weight + found.length / 10 : 0)
  const inOrder = amphur && tambon.end <= amphur.start ? 0.5 : 0
  return {
    place,
    score: weigh(tambon) + weigh(amphur) + (province ? 1 + province.length / 10 : 0) + (served ? 3 : 0) + inOrder,
    spans: province ? [...taken, province] : taken,
  }
}

/** The one best reading; null when two are as good. */
function bestOf(readings: readonly Reading[]): Reading | null {
  const [first, second] = readings.toSorted((a, b) => b.score - a.score)
  return first && (!second || first.score > second.score) ? first : null
}

function cutOut(text: string, spans: readonly Span[]): string {
  let rest = text
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)},${rest.slice(end).replace(/^\./, '')}`
  return rest
    .replace(/ประเทศไทย|\bthailand\b/gi, ',')
    .replace(/(?:รหัสไปรษณีย์|postcode|zip)[\s.:]*/gi, ',')
    .replace(/[\s,]*,[\s,]*/g, ', ')
    .replace(/^[\s,.]+|[\s,]+$/g, '')
    .replace(/\s+/g, ' ')
}

/** Takes a Thai address that somebody wrote or pasted apart. Nothing is guessed: without certainty the place is null and the line is the whole text. */
export async function readAddress({ text, lang }: { text: string; lang: Lang }): Promise<ReadAddress> {
  const plain = stripPerson(text)
  const digits = [...plain.matchAll(/(?<![\d/])[1-9]\d{4}(?![\d/])/g)].at(-1)
  const postcode = digits?.[0] ?? null
  const folded = foldText(plain)
  const index = await loadIndex()
  const reading = bestOf(index.map((place) => readPlace(folded, place, postcode)).filter((found) => found !== null))
  if (!reading) return { line: plain, place: null }
  const postcodeSpan = digits ? [{ start: digits.index, end: digits.index + 5 }] : []
  return {
    line: cutOut(plain, [...reading.spans, ...postcodeSpan]),
    place: toPlace(reading.place, lang, postcode ?? undefined),
  }
}
