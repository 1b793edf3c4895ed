import { isKatakana, toKatakana } from '@/lib/domain/kana'

/**
 * The reading, in katakana, of what a Japanese input method shows while a word is written; null once it has become kanji. A word that
 * is taken from a list of suggestions before it was written out gives only what was written of it, so a reading must stay open to correction.
 */
export function readingOf(composed: string): string | null {
  // On a Latin keyboard the letters of an unfinished syllable stand at the end.
  const kana = toKatakana(composed.normalize('NFKC').replace(/[a-z]+$/i, ''))
  return isKatakana(kana) ? kana : null
}
