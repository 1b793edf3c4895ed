import { toCommonEra } from './calendar'
import { latinDigits } from './typed-figures'

export type TypedVehicle = {
  /** What was typed, without the year. */ name: string
  /** In the common era; null = none was typed. */ year: number | null
}

/** The model year in what somebody types to name a vehicle, such as "D-Max 2016" or "ดีแม็กซ์ 2559": the last number that stands alone and can be one, in either era. */
export function readTypedVehicle(text: string): TypedVehicle {
  const typed = latinDigits(text.normalize('NFKC'))
  const found = [
    ...typed.matchAll(
      /(?<![\p{L}\p{M}\d-])(?:ปี\s*)?(19[5-9]\d|20[0-4]\d|24[89]\d|25\d\d)(?:年式?)?(?![\p{L}\p{M}\d-])/gu,
    ),
  ].at(-1)
  if (!found) return { name: typed.trim(), year: null }
  const year = Number(found[1])
  const name = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`
    .trim()
    .replace(/\s+/g, ' ')
  return { name, year: toCommonEra(year) }
}

type Generation = { from: string; to: string | null }

/** Whether a generation was made in a year. `from` and `to` are months (YYYY-MM); `to` null = still made. */
export function isMadeIn({ from, to }: Generation, year: number): boolean {
  return Number(from.slice(0, 4)) <= year && (to === null || year <= Number(to.slice(0, 4)))
}
