import { toCommonEra } from '@/lib/domain/calendar'

const century = 2500
/** A year of the common era as Japanese owners say it: `2021年式`, `2021年`. */
const modelYear = /((?:19|20)\d\d)年(?:式|型|モデル)?/gu
/** Years before the first of each era. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, r: 2018, h: 1988, s: 1925 }
/** As dealers write it: MY22. */
const shortModelYear = /(?<![a-z0-9])my ?(\d\d)(?!\d)/giu
/** A year of an era; by its letter only where the word for year stands behind, because an R3 is a motorcycle. */
const eraYear = /(?:(令和|平成|昭和)\s*(\d{1,2}|元)年?|(?<![a-z0-9])([rhs])\s*(\d{1,2})年)(?:式|型|モデル)?/giu

/** Years as owners in Thailand and Japan say them, in the common era: `ปี 64`, `令和3年式` and `R3年` → 2021. */
export function readLocalYears(text: string): string {
  return readThaiYears(readEraYears(text.replace(shortModelYear, ' 20$1 ')))
}

function readEraYears(text: string): string {
  return text.replace(eraYear, (_, era?: string, year?: string, letter?: string, short?: string) => {
    const first = eras[era ?? letter?.toLowerCase() ?? ''] ?? 0
    return ` ${first + (year === '元' ? 1 : Number(year ?? short))} `
  })
}

/**
 * `ปี 64`, `ปี 2564` and `พ.ศ. 64` → 2021. Two digits alone count only as a word among others in Thai, and only where they can be the year
 * of a vehicle that is still on the road.
 */
function readThaiYears(text: string): string {
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

/** Two digits behind a name that nothing here has, as a year of Thai owners or of the common era: `pcx 64` → `pcx 2021`, `ranger 22` → `ranger 2022`. */
export function readShortYear(text: string): string {
  return text
    .replace(/(?<=\p{L}\S*\s)[’']?(4[5-9]|5\d|6\d)$/u, (_, year: string) => toYear(year))
    .replace(/(?<=\p{L}{3,}\S*\s)[’']?(0[6-9]|1\d|2[0-7])$/u, '20$1')
}

function toYear(written: string): string {
  const year = Number(written)
  return String(toCommonEra(year < 100 ? century + year : year))
}
