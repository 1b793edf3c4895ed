import { toCommonEra } from '@/lib/domain/calendar'

const century = 2500
/** A year of the common era as Japanese owners say it: `2021年式`. */
const modelYear = /((?:19|20)\d\d)年(?:式|型|モデル)/gu

/**
 * Years as Thai owners say them, in the common era: `ปี 64`, `ปี 2564` and `พ.ศ. 64` → 2021. Two digits alone count only as a word
 * among others in Thai, and only where they can be the year of a vehicle that is still on the road.
 */
export function readThaiYears(text: string): string {
  const marked = text.replace(
    /(?:รุ่น)?(?:ปี|พ\.?\s?ศ\.?)\s*[’']?(25\d\d|[3-7]\d)(?!\d)/gu,
    (_, year: string) => ` ${toYear(year)} `,
  )
  const ended = /[\u0E00-\u0E7F]/.test(marked)
    ? marked.replace(/(?<=\D)[ ’'](4[5-9]|5\d|6\d|70)(?=\s|$)/u, (_, year: string) => ` ${toYear(year)}`)
    : marked
  const full = ended.replace(/(?<!\d)25[1-7]\d(?!\d)/gu, (year) => toYear(year))
  return full.replace(modelYear, '$1 ').replace(/\s+/g, ' ').trim()
}

/** Two digits behind a name that nothing here has, as a year of Thai owners: `pcx 64` → `pcx 2021`. */
export function readShortYear(text: string): string {
  return text.replace(/(?<=\p{L}\S*\s)(4[5-9]|5\d|6\d)$/u, (year) => toYear(year))
}

function toYear(written: string): string {
  const year = Number(written)
  return String(toCommonEra(year < 100 ? century + year : year))
}
