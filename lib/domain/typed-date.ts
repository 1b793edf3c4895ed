import type { Lang } from '@/lib/contract/common'
import { toCommonEra, yearIn } from './calendar'
import { typedFigures } from './typed-figures'

/** Reiwa, Heisei, Showa, which Japanese papers still carry: the year before each began. Escaped, because these names are only read, and fonts are cut for what is shown. */
const japaneseEras: Readonly<Record<string, number>> = {
  '\u4ee4\u548c': 2018,
  '\u5e73\u6210': 1988,
  '\u662d\u548c': 1925,
}
const japaneseYear = new RegExp(`^(${Object.keys(japaneseEras).join('|')})(元|\\d{1,2})$`)

/**
 * A year as people of the three languages type it, in the common era: `2564`, `๒๕๖๔`, `พ.ศ. 2564`, `2021年`, `平成3年`; null = no year.
 * Whether it can be meant is for the contract to say.
 */
export function readYear(typed: string): number | null {
  const bare = typedFigures(typed)
    .replace(/^(?:ปี)?(?:พ\.?ศ\.?|ค\.?ศ\.?)?/, '')
    .replace(/年式?$/, '')
  const [, era, count] = japaneseYear.exec(bare) ?? []
  if (era !== undefined) return (japaneseEras[era] ?? 0) + (count === '元' ? 1 : Number(count))
  return /^\d+$/.test(bare) ? toCommonEra(Number(bare)) : null
}

/** `YYYY-MM-DD` of three typed parts, the year in any era; '' = no such day, or not whole yet. */
export function readDay({ day, month, year }: { day: string; month: string; year: string }): string {
  const [d, m] = [day, month].map((part) => Number(/^(\d{1,2})[日月]?$/.exec(typedFigures(part))?.[1] ?? 0))
  const y = readYear(year)
  if (!d || !m || y === null || y < 1950 || y > 2400) return ''
  const at = new Date(Date.UTC(y, m - 1, d))
  return at.getUTCMonth() === m - 1 && at.getUTCDate() === d ? at.toISOString().slice(0, 10) : ''
}

/** The parts of a day as the language counts them; nothing of ''. */
export function splitDay(iso: string, lang: Lang): { day?: number; month?: number; year?: number } {
  const [year, month, day] = iso.split('-').map(Number)
  return !year || !month || !day ? {} : { day, month, year: yearIn(lang, year) }
}
