/** Keys of the US layout and, at the same place, what the Thai Kedmanee layout (TIS 820-2538) types there. */
const rows = [
  ['`1234567890-=', '_ๅ/-ภถุึคตจขช'],
  ['qwertyuiop[]\\', 'ๆไำพะัีรนยบลฃ'],
  ["asdfghjkl;'", 'ฟหกดเ้่าสวง'],
  ['zxcvbnm,./', 'ผปแอิืทมใฝ'],
  ['~!@#$%^&*()_+', '%+๑๒๓๔ู฿๕๖๗๘๙'],
  ['QWERTYUIOP{}|', '๐"ฎฑธํ๊ณฯญฐ,ฅ'],
  ['ASDFGHJKL:"', 'ฤฆฏโฌ็๋ษศซ.'],
  ['ZXCVBNM<>?', '()ฉฮฺ์?ฒฬฦ'],
] as const

/** What the Thai layout types for the digits 2 and 3; signs that stand in many texts, so they are keys only among Thai letters. */
const digitSigns: Readonly<Record<string, string>> = { '/': '2', '-': '3' }

const maxReadings = 6
const toThai = new Map<string, string>()
const toEnglish = new Map<string, string>()
for (const [english, thai] of rows) {
  const thaiKeys = Array.from(thai)
  Array.from(english).forEach((key, index) => {
    const thaiKey = thaiKeys[index] ?? key
    toThai.set(key, thaiKey)
    if (/[\u0E00-\u0E7F]/.test(thaiKey)) toEnglish.set(thaiKey, key)
  })
}

/** Thai that was typed while the English layout was on: `F=h8` → โช้ค. Words of digits, or of digits and one letter (`125i`), stay. Null when the text has no Latin letter, or has Thai or Japanese, or when its letters are keys of signs alone. */
export function readAsThaiLayout(text: string): string | null {
  if (!/[A-Za-z]/.test(text) || /[\u0E00-\u0E7F\u3041-\u30FF\p{Script=Han}]/u.test(text)) return null
  const read = text
    .split(' ')
    .map((word) => (/^\d+[a-z]?$/i.test(word) ? word : mapKeys(word, toThai)))
    .join(' ')
  return /[ก-ฮ]/.test(read) ? read : null
}

/** English that was typed while the Thai layout was on: `ยแป` → pcx. Null when the text has no Thai. */
export function readAsEnglishLayout(text: string): string | null {
  if (!/[\u0E00-\u0E7F]/.test(text)) return null
  return mapKeys(/[A-Za-z]/.test(text) ? text : text.replace(/[\/-]/g, (sign) => digitSigns[sign] ?? sign), toEnglish)
}

/** Two letters and figures, as part numbers begin, and what may follow: no keys of another layout make that. */
const isPartNumber = (text: string) => /^[a-z]{2}\d{2,3}(?:-[\da-z-]*)?$/i.test(text.trim())

/** What a query may have been meant to be: all of it on the other layout, or one word of it. */
export function listKeyboardReadings(query: string, isKnown: (word: string) => boolean = () => false): string[] {
  const words = query.split(/\s+/)
  const single =
    words.length < 2
      ? []
      : words.flatMap((word, index) =>
          isKnown(word) ? [] : listWhole(word).map((text) => words.with(index, text).join(' ')),
        )
  return [...new Set([...listWhole(query), ...single])].slice(0, maxReadings)
}

function listWhole(text: string): string[] {
  if (isPartNumber(text)) return []
  const model = /^(\S*[^\s\d])(\d{2,4})$/.exec(text)
  // Digits behind letters may have been typed as digits: `g;a125`.
  const name = model && readAsThaiLayout(model[1] ?? '')
  return [readAsThaiLayout(text), readAsEnglishLayout(text), name && `${name}${model[2] ?? ''}`].flatMap((reading) =>
    reading && !hasSigns(reading, text) ? [reading] : [],
  )
}

/** Signs that were no signs as they were typed, at a letter: nobody meant a word with one. */
const signsAtLetters = /[\u0E00-\u0E7F][/-]|[/-][\u0E00-\u0E7F]|[a-z][=;'[\]\\]|[=;'[\]\\][a-z]/i
const hasSigns = (reading: string, typed: string) => signsAtLetters.test(reading) && !signsAtLetters.test(typed)

function mapKeys(text: string, keys: ReadonlyMap<string, string>): string {
  return Array.from(text, (char) => keys.get(char) ?? char).join('')
}
