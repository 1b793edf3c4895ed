import { glossary, mixedEras, type GlossaryRule, type Locale } from './glossary'

export type PlacedText = { file: string; key: string; locale: Locale; text: string }

/** Files of words that people type, right or wrong. */
const typed = /\/search\/words\.json$/
/** Keys that are not shown: search words, identities and addresses. */
const unseen = /(?:^|\.)(?:words|aliases|id|href|to|programme|kind)(?:\.|$)/

const breaks = (text: string, { avoid, except }: Pick<GlossaryRule, 'avoid' | 'except'>) =>
  avoid.test(except ? text.replace(new RegExp(except.source, `g${except.flags}`), '') : text)

/** One sentence for each forbidden form: file, key and the better word. */
export function checkGlossary(texts: readonly PlacedText[]): string[] {
  return texts
    .filter(({ file, key }) => !typed.test(file) && !unseen.test(key))
    .flatMap(({ file, key, locale, text }) =>
      [...glossary.filter((rule) => rule.locale === locale), mixedEras]
        .filter((rule) => breaks(text, rule))
        .map(
          ({ avoid, use, reason }) =>
            `${file} ${key}: says "${avoid.exec(text)?.[0] ?? ''}" (${reason}). Write ${use}.`,
        ),
    )
}

export const isLocale = (key: string): key is Locale => key === 'en' || key === 'th' || key === 'ja'

/** Every text of a JSON value with its language: of the file, or of the key "en", "th" or "ja" above it. */
export function textsIn(value: unknown, file: string, locale: Locale | null, key = ''): PlacedText[] {
  if (typeof value === 'string') return locale ? [{ file, key, locale, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, file, isLocale(name) ? name : locale, key ? `${key}.${name}` : name),
  )
}
