import type { Locale } from '@/lib/i18n/locales'

/** What each script's font is asked for. app/fonts.ts declares the same `unicode-range` for Thai (a test compares); of the Japanese range each slice claims its own characters. */
export const ranges = {
  thai: 'U+0E01-0E5B, U+200C-200D, U+25CC',
  japanese:
    'U+2015, U+2026, U+203B, U+2103, U+3000-30FF, U+31F0-31FF, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+FF00-FFEF',
} as const

/** Bytes of fonts that a page of each language may load. */
export const budgets = { en: 110_000, th: 110_000, ja: 272_000 } as const satisfies Record<Locale, number>

/** Whether a `unicode-range` holds a character. */
export function isInRange(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(/,\s*/).some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}
