/** Names of Latin letters as they are written in Thai and in katakana, the longest of a beginning first. */
const names: readonly (readonly [letter: string, ...spellings: string[]])[] = [
  ['w', 'ดับเบิลยู', 'ดับบลิว', 'ダブリュー', 'ダブル'],
  ['x', 'เอ็กซ์', 'เอ็ก', 'เอกซ์', 'เอ็กส์', 'エックス'],
  ['h', 'เอช', 'เอ็ช', 'エイチ', 'エッチ'],
  ['f', 'เอฟ', 'เอ็ฟ', 'エフ'],
  ['m', 'เอ็ม', 'เอม', 'エム'],
  ['n', 'เอ็น', 'เอน', 'エヌ'],
  ['s', 'เอส', 'เอ็ส', 'エス'],
  ['l', 'แอล', 'エル'],
  ['r', 'อาร์', 'アール'],
  ['q', 'คิว', 'キュー'],
  ['y', 'วาย', 'ワイ'],
  ['z', 'แซด', 'เซ็ด', 'ゼット'],
  ['a', 'เอ', 'エー', 'エイ'],
  ['b', 'บี', 'ビー'],
  ['c', 'ซี', 'シー'],
  ['d', 'ดี', 'ディー'],
  ['e', 'อี', 'イー'],
  ['g', 'จี', 'ジー'],
  ['i', 'ไอ', 'アイ'],
  ['j', 'เจ', 'ジェー', 'ジェイ'],
  ['k', 'เค', 'ケー', 'ケイ'],
  ['o', 'โอ', 'オー'],
  ['p', 'พี', 'ピー'],
  ['t', 'ที', 'ティー'],
  ['u', 'ยู', 'ユー'],
  ['v', 'วี', 'ブイ', 'ヴィ'],
]
const letterOf = new Map(names.flatMap(([letter, ...spellings]) => spellings.map((name) => [name, letter] as const)))
const name = `(?:${[...letterOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
/** Of fewer letters, many words are made. A vowel or a tone mark behind one says that it was the beginning of a syllable. */
const spelled = new RegExp(`${name}{3,}(?![\u0E30-\u0E3A\u0E45-\u0E4Eー])`, 'gu')
/** One letter will do where nothing but figures stands beside it: ซีบี500เอ็กซ์, 125ไอ. */
const atFigures = new RegExp(`(?<![\\p{L}\\p{M}])${name}+(?=\\d)|(?<=\\d)${name}+(?![\\p{L}\\p{M}])`, 'gu')
/** Letters that end a word. */
const atEnd = new RegExp(`${name}{2,4}(?![\\p{L}\\p{M}\\d])`, 'gu')

const toLetters = (found: string) =>
  Array.from(found.matchAll(new RegExp(name, 'gu')), ([part]) => letterOf.get(part) ?? '').join('')

/** The same text with the names of letters beside figures as letters. */
export const readLettersAtFigures = (text: string): string => text.replace(atFigures, toLetters)

/** The same text with names of letters that end a word as letters apart from it, where `isNamed` with them: แจ๊สจีเค → แจ๊ส gk. */
export const readLettersAtEnd = (text: string, isNamed: (before: string, letters: string) => boolean): string =>
  text.replace(atEnd, (found, at: number) => {
    const letters = toLetters(found)
    return isNamed(text.slice(0, at), letters) ? ` ${letters}` : found
  })

/** Abbreviations that are written as they are spoken, in Latin letters: `ซีเอ็นซี`, `シーエヌシー` → cnc; null = there is none. */
export function readAsLetters(text: string): string | null {
  const read = text.replace(spelled, (found) => ` ${toLetters(found)} `)
  return read === text ? null : read.replace(/\s+/g, ' ').trim()
}
