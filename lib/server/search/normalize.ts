import { latinDigits } from '@/lib/domain/typed-figures'

const smallKana: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  ゕ: 'か',
  ゖ: 'け',
}
const vuRow: Readonly<Record<string, string>> = { あ: 'ば', い: 'び', え: 'べ', お: 'ぼ' }

const isPlainLatin = /^[\t\n\r -~]*$/

/**
 * One spelling for what people write in several ways: width, case, accents, katakana or hiragana, small kana, long vowels,
 * Thai tone marks and digits. Punctuation becomes one space. The result is for matching only, never for display.
 */
export function normalizeText(text: string): string {
  // What is written in plain Latin letters has one width and no accents: most of what is typed and half of what is indexed.
  if (isPlainLatin.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return foldKana(foldThai(foldLatin(text.normalize('NFKC'))))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** The normalised text without spaces: how names are compared as a whole. */
export function compactText(text: string): string {
  return normalizeText(text).replaceAll(' ', '')
}

/** A Thai text, as typed, without its silent letters. */
export function dropSilent(text: string): string {
  return text.replace(/[ก-ฮ][ิุ]?์/g, '')
}

function foldLatin(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF\uE000]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
}

function foldThai(text: string): string {
  return latinDigits(text)
    .replace(/[\u0E47-\u0E4E]/g, '')
    .replace(/[ฯๆ]/g, ' ')
    .replaceAll('เเ', 'แ')
}

/** Long vowels are dropped rather than spelt out, because ー, a hyphen and nothing at all are all typed for the same word. */
function foldKana(text: string): string {
  return text
    .replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/(?<=[\u3041-\u3096])[-‐‑‒–—―−〜~]+(?=[\u3041-\u3096\s]|$)/g, '')
    .replace(/[ー・]/g, '')
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, (kana) => smallKana[kana] ?? kana)
    .replace(/ゔ([あいえお]?)/g, (_, vowel: string) => vuRow[vowel] ?? 'ぶ')
}

/** Nothing but letters, figures and marks of ASCII: what is written with spaces between its words. */
export const isLatin = (text: string): boolean => /^[\x20-\x7f]+$/.test(text)
