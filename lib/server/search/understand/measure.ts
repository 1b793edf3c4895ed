import { inchToMm } from '@/lib/domain/units'

const millimetres = /(\d{1,4}(?:[.,]\d+)?)\s*(?:mm(?![a-z])|millimet(?:er|re)s?|มม\.?|มิลลิเมตร|มิล|ミリメートル|ミリ)/iu
const centimetres = /(\d{2}(?:[.,]\d)?)\s*(?:cm(?![a-z])|centimet(?:er|re)s?|ซม\.?|เซนติเมตร|เซนติ|センチ(?:メートル)?)/iu
const inches =
  /(\d{1,2}(?:[.,]\d+)?)(?:\s+(1\/2|1\/4|3\/4)|(½|¼|¾))?\s*(?:inch(?:es)?|in(?![a-z])|["”″]|นิ้ว|インチ)\s*(ครึ่ง|半)?/iu
const saysLength = /\b(?:length|long|size|eye to eye)\b|ความยาว|ยาว|ขนาด|長さ|全長|サイズ|の(?=\s|$)/giu
const parts: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  ครึ่ง: 0.5,
  半: 0.5,
}

/** What dampers and springs measure from end to end, mm; smaller figures are bolts, rods and heights. */
const lengths = { from: 150, to: 900 } as const

export type Measure = {
  lengthMm: number
  /** How far a part may be from it: who writes inches has rounded. */
  toleranceMm: number
}

/** A length in mm, cm or inches, taken out of the text; null = there is none. */
export function takeLength(text: string): { length: Measure | null; rest: string } {
  // Compatible forms make `½` a fraction of its own; here it must stay whole.
  const metric = millimetres.exec(text)
  const tens = centimetres.exec(text)
  const imperial = inches.exec(text)
  const candidates = [
    metric && { found: metric[0], lengthMm: toNumber(metric[1]), toleranceMm: 5 },
    tens && { found: tens[0], lengthMm: 10 * toNumber(tens[1]), toleranceMm: 5 },
    imperial && {
      found: imperial[0],
      lengthMm: inchToMm(toNumber(imperial[1]) + (parts[imperial[2] ?? imperial[3] ?? imperial[4] ?? ''] ?? 0)),
      toleranceMm: 8,
    },
  ]
  for (const candidate of candidates)
    if (candidate && candidate.lengthMm >= lengths.from && candidate.lengthMm <= lengths.to) {
      const { found, lengthMm, toleranceMm } = candidate
      return {
        length: { lengthMm: Math.round(lengthMm * 10) / 10, toleranceMm },
        rest: text.replace(found, ' ').replace(saysLength, ' ').trim(),
      }
    }
  return { length: null, rest: text }
}

/** A change of height (`2 inch lift`, `โหลด 40 มม.`), taken out of a text that is about one. */
export function takeHeight(text: string): string {
  return text.replace(millimetres, ' ').replace(centimetres, ' ').replace(inches, ' ').trim()
}

const toNumber = (text: string | undefined) => Number((text ?? '').replace(',', '.'))
