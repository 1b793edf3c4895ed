const numerals: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  หนึ่ง: 1,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const scales: Readonly<Record<string, number>> = {
  k: 1000,
  hundred: 100,
  thousand: 1000,
  ร้อย: 100,
  พัน: 1000,
  หมื่น: 10_000,
  แสน: 100_000,
  百: 100,
  千: 1000,
  万: 10_000,
}
const words = Object.keys(numerals).join('|')
const sizes = Object.keys(scales).join('|')

const fraction = String.raw`(?:(?<=ร้อย|พัน|หมื่น|แสน)(หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า))?`

/** An amount in figures, in words or in both: `5,000`, `5k`, `five thousand`, `ห้าพัน`, `5千`, `一万`, `พันห้า` (1,500). Three groups: figure, scale, and the figure behind it. */
export const amountPattern = String.raw`(?:[฿$]|thb\s*)?((?:\d[\d,]*(?:\.\d+)?)|${words})?\s*((?:${sizes})(?![a-z]))?${fraction}`

/** What the groups of the pattern say; null = no amount. */
export function readAmount(figure?: string, scale?: string, behind?: string): number | null {
  if (figure === undefined && scale === undefined) return null
  const plain = figure === undefined ? 1 : (numerals[figure.toLowerCase()] ?? Number(figure.replaceAll(',', '')))
  const size = scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1)
  const amount = plain * size + ((behind === undefined ? 0 : (numerals[behind] ?? 0)) * size) / 10
  return Number.isFinite(amount) ? amount : null
}
