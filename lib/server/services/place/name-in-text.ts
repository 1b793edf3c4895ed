import { findName, overlaps, type FoldedText, type Span } from './folded-text'

export type Level = 'province' | 'amphur' | 'tambon'

/** What stands before a name and says what it is. */
const markers: Readonly<Record<Level | 'road', RegExp>> = {
  province: /(?:จังหวัด|จ\.|(?<![ก-๙])จ\s|changwat|จว\.|(?<![a-z])j\.)\s*$/i,
  amphur: /(?:อำเภอ|อําเภอ|เขต|อ\.|(?<![ก-๙])อ\s|amphoe|amphur|amphoer|khet|(?<![a-z])a\.)\s*$/i,
  tambon: /(?:ตำบล|ตําบล|แขวง|ต\.|(?<![ก-๙])ต\s|tambon|tambol|khwaeng|kwaeng|(?<![a-z])t\.)\s*$/i,
  road: /(?:ถนน|ถ\.|ซอย|ซ\.|หมู่บ้าน|มบ\.|อาคาร|ตึก|วัด|ตลาด|โรงเรียน|road|rd\.?|soi|village|moo ?ban)\s*$/i,
}
/** In English the word follows the name. */
const markersAfter: Readonly<Record<Level, RegExp>> = {
  province: /^\s*province/i,
  amphur: /^\s*district/i,
  tambon: /^\s*sub-?\s?district/i,
}
const roadAfter = /^\s*(?:road|rd\b|street|lane|soi)/i

export type Found = Span & {
  /** 3 when the text says what the name is, 1 when it only stands there. */
  weight: 1 | 3
  length: number
}

function look(folded: FoldedText, name: string, span: Span, level: Level): Found | null {
  const before = folded.text.slice(0, span.start)
  const own = markers[level].exec(before)
  if (own) return { start: own.index, end: span.end, weight: 3, length: name.length }
  const after = markersAfter[level].exec(folded.text.slice(span.end))
  if (after) return { start: span.start, end: span.end + after[0].length, weight: 3, length: name.length }
  const foreign = (Object.keys(markers) as (keyof typeof markers)[]).some((other) => markers[other].test(before))
  if (foreign || roadAfter.test(folded.text.slice(span.end))) return null
  return { ...span, weight: 1, length: name.length }
}

function isBetter(a: Found, b: Found | null): boolean {
  if (!b) return true
  if (a.weight !== b.weight) return a.weight > b.weight
  return a.length === b.length ? a.start > b.start : a.length > b.length
}

/** The best place where one of the names of a level stands; names of roads, temples and other levels do not count. */
export function findLevel(
  folded: FoldedText,
  names: readonly string[],
  level: Level,
  taken: readonly Span[] = [],
): Found | null {
  let best: Found | null = null
  for (const name of names) {
    for (const span of findName(folded, name)) {
      const found = look(folded, name, span, level)
      if (found && !taken.some((other) => overlaps(found, other)) && isBetter(found, best)) best = found
    }
  }
  return best
}
