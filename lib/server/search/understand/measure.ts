import { inchToMm } from '@/lib/domain/units'

const millimetres =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d+)?)\s*(?:mm(?![a-z])|millimet(?:er|re)s?|มม\.?|มิลลิเมตร|มิล|ミリメートル|ミリ)/iu
const centimetres =
  /(?<![\d.,])(\d{2}(?:[.,]\d)?)\s*(?:cm(?![a-z])|centimet(?:er|re)s?|ซม\.?|เซนติเมตร|เซนติ|センチ(?:メートル)?)/iu
const inches =
  /(\d{1,2}(?:[.,]\d+)?)(?:\s+(1\/2|1\/4|3\/4)|(½|¼|¾))?\s*(?:inch(?:es)?|in(?![a-z])|["”″]|นิ้ว|インチ)\s*(ครึ่ง|半)?/iu
const saysLength =
  /\b(?:free length|length|long|tall|size|eye[- ]to[- ]eye|between (?:the )?eyes|cent(?:re|er) to cent(?:re|er))\b|ความยาว|ยาว|ความสูง|สูง|ขนาด|ระยะรูน็อต|ระยะรู|วัดได้|長さ|全長|取付長|取り付け長|自由長|アイ間|穴間|サイズ|の(?=\s|$)/giu
/** How a part is held: nothing is looked for by it beside a length. */
const mounts =
  /\bm\d{1,2}\b|\b(?:with|stem|pin|eyelets?|eyes?|clevis|upper|lower|top|bottom|mounts?|mounting|bolts?)\b|หูโช้ค|หูบน|หูล่าง|ตัวยู|แกนเกลียว|クレビス|マウント|上側|下側/giu
/** A stroke, mm, with or without its unit. */
const strokes =
  /(?:\bstroke|\btravel|ストローク|ช่วงยุบ|ระยะยุบ|สโตรก)\s*(?:ของ|of|:)?\s*(\d{2,3}(?:[.,]\d)?)\s*(?:mm(?![a-z])|มม\.?|ミリ)?|(\d{2,3}(?:[.,]\d)?)\s*(?:mm|มม\.?|ミリ)?\s*(?:stroke|travel)\b/iu
/** How tall a rider is, who says so of a vehicle that is too tall. */
const bodyHeights =
  /(?:身長|ส่วนสูง|สูง|\bi(?:'m| am)|\bmy height(?: is)?)\s*1\d{2}\s*(?:cm|ซม\.?|เซนติเมตร|เซน|センチ)?|(?<![\d.,])1\d{2}\s*(?:cm|ซม\.?|センチ)(?:\s*tall)?/giu
/** Rates of fork springs as they are said, N/mm or kg/mm: 0.9. */
const rates = /(?<![\d.,])0[.,]\d{1,2}(?!\d)\s*(?:kg\s*\/\s*mm|n\s*\/\s*mm|k(?![a-z]))?/giu
/** What else is measured of a part; nothing is looked for by it. */
const thicknesses =
  /(?:\b(?:wire|rod|shaft|bore|inner|outer)(?: diameter)?|線径|外径|内径|ロッド径|ลวด|ขนาดลวด|แกน)\s*[øØφ]?\s*\d{1,3}(?:[.,]\d+)?\s*(?:mm(?![a-z])|มม\.?|ミリ)?/giu
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
  /** Named beside the length; null = none. */
  strokeMm: number | null
}

/** A length in mm, cm or inches, with a stroke where one is named beside it, taken out of the text; null = there is none. */
export function takeLength(text: string): { length: Measure | null; rest: string } {
  const told = text.replace(bodyHeights, ' ').replace(rates, ' ').replace(/\s+/g, ' ').trim()
  const stroke = strokes.exec(told)
  const { length, rest } = takeSpan(told.replace(strokes, ' ').replace(thicknesses, ' '))
  const strokeMm = stroke ? toNumber(stroke[1] ?? stroke[2]) : null
  return length
    ? { length: { ...length, strokeMm }, rest: rest.replace(mounts, ' ').replace(/\s+/g, ' ').trim() }
    : { length: null, rest: told }
}

function takeSpan(text: string): { length: Omit<Measure, 'strokeMm'> | null; rest: string } {
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
