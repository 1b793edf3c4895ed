/** Viscosity at 40 °C, mm²/s, of the grades that bottles of fork oil name; grades of different makers differ, these are the usual ones of ISO 3448. */
const viscosities: Readonly<Record<string, number>> = {
  '2.5': 15,
  '5': 22,
  '7.5': 32,
  '10': 32,
  '12.5': 46,
  '15': 46,
  '20': 68,
}

const oil = /\boils?\b|น้ำมัน|オイル|油/i
const grade = /(?:sae ?)?(?<![\d.])(\d{1,2}(?:\.5)?) ?w(?![a-z0-9])/gi
/** The same grades as they are said: no. 10, เบอร์ 10, 10番. */
const saidGrade = /(?:\bno\.? ?|\bgrade ?|เบอร์ ?|#)(\d{1,2}(?:\.5)?)(?![\d.])|(?<![\d.])(\d{1,2}(?:\.5)?) ?[番号]/gi
const litres = /(?<![\d.])(\d+(?:\.\d+)?) ?(?:lit(?:re|er)s?|ltr|l(?![a-z])|ลิตร|リットル|ℓ)/gi
const millilitres = /(?<![\d.])(\d{2,4}) ?(?:ml|cc|มล\.?|ซีซี)(?![a-z])/gi

/** Two grades are compared: nothing is of both. */
const compared = /(\d{1,2}(?:\.5)?) ?w?\s*(?:vs\.?|or|and|กับ|หรือ|と|か)\s*(\d{1,2}(?:\.5)?) ?w(?![a-z0-9])/i

/** Two figures beside oil are its grade, and no year. */
export const isAboutOil = (text: string): boolean => oil.test(text)

/** Grades and volumes as products name them: `10w` → 32 mm²/s, `500 ml` → 0.5 l. Other texts than about oil stay as they are. */
export function readOil(text: string): string {
  if (!oil.test(text)) return text
  return text
    .replace(compared, ' ')
    .replace(grade, (typed, named: string) => String(viscosities[named] ?? typed))
    .replace(saidGrade, (typed, after?: string, before?: string) => String(viscosities[after ?? before ?? ''] ?? typed))
    .replace(litres, '$1 l')
    .replace(millilitres, (_, volume: string) => `${Number(volume) / 1000} l`)
}
