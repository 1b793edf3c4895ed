import type { Lang } from '@/lib/contract/common'
import { checkWords } from '@/lib/domain/glossary'

export type PlacedText = { file: string; key: string; locale: Lang; text: string }

/** Files of words that people type, right or wrong. */
const typed = /\/search\/(?:words|asked)\.json$/
/** Keys that are not shown: search words, identities and addresses. */
const unseen = /(?:^|\.)(?:words|aliases|id|href|to|programme|kind)(?:\.|$)/

/** One sentence for each forbidden form: file, key and the better word. */
export function checkGlossary(texts: readonly PlacedText[]): string[] {
  return texts
    .filter(({ file, key }) => !typed.test(file) && !unseen.test(key))
    .flatMap(({ file, key, locale, text }) =>
      checkWords(text, locale).map(
        ({ found, use, reason }) => `${file} ${key}: says "${found}" (${reason}). Write ${use}.`,
      ),
    )
}

export const isLocale = (key: string): key is Lang => key === 'en' || key === 'th' || key === 'ja'

/** Every text of a JSON value with its language: of the file, or of the key "en", "th" or "ja" above it. */
export function textsIn(value: unknown, file: string, locale: Lang | null, key = ''): PlacedText[] {
  if (typeof value === 'string') return locale ? [{ file, key, locale, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, file, isLocale(name) ? name : locale, key ? `${key}.${name}` : name),
  )
}
