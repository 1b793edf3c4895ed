import { localeList } from '@/lib/i18n/locales'
import type { UsedCharacters } from './characters'
import { isInRange, pageFonts, ranges, type CutName } from './cuts'
import type { FontFacts } from './read-font'

const name = (character: string) => `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`

export type Fonts = Record<CutName, { facts: Pick<FontFacts, 'has'>; bytes: number }>

/** Fonts that must draw a character on a page with `fonts`: both weights of Japanese, or one of the others. */
function lacking(character: string, fonts: readonly CutName[], cut: Fonts): CutName[] {
  const asked = fonts.filter((font) => font.startsWith('noto') === isInRange(ranges.japanese, character) && (font === 'anuphan') === isInRange(ranges.thai, character))
  // Dashes and dots belong to both scripts: a page without a Japanese font takes them from the Latin one.
  return (asked.length > 0 ? asked : (['saira'] as const)).filter((font) => !cut[font].facts.has(character))
}

function sayMissing(where: string, characters: Iterable<string>, fonts: readonly CutName[], cut: Fonts, sources: Fonts): string[] {
  return [...characters].flatMap((character) =>
    lacking(character, fonts, cut).map((font) =>
      sources[font].facts.has(character)
        ? `${where}: ${name(character)} is missing from ${font}. Mend: run npm run cut-fonts`
        : `${where}: ${name(character)} is in no font of ours (${font} cannot draw it). Mend: write it with another character`,
    ),
  )
}

/** One line for each character in use that a page would draw with a font of the system. `sources` are the uncut fonts. */
export function findMissing(used: UsedCharacters, cut: Fonts, sources: Fonts): string[] {
  const allFonts = [...new Set(localeList.flatMap((locale) => [...pageFonts[locale].fonts]))]
  const shown = new Set(localeList.flatMap((locale) => [...used.messages[locale]]))
  // Sample data is in three languages; what is neither Latin, Thai nor Japanese there belongs to code.
  const others = [...used.elsewhere].filter((character) => !shown.has(character) && (isInRange(ranges.japanese, character) || isInRange(ranges.thai, character)))
  return [...localeList.flatMap((locale) => sayMissing(`messages/${locale}`, used.messages[locale], pageFonts[locale].fonts, cut, sources)), ...sayMissing('other texts', others, allFonts, cut, sources)]
}

/** One line for each language whose fonts weigh too much. */
export function findHeavy(cut: Fonts): string[] {
  return localeList.flatMap((locale) => {
    const { fonts, budget } = pageFonts[locale]
    const bytes = fonts.reduce((sum, font) => sum + cut[font].bytes, 0)
    return bytes > budget ? [`Fonts of a page in ${locale} weigh ${bytes} bytes, at most ${budget} are allowed. Mend: leave characters that stand in running text only out of notoBold (scripts/fonts/cuts.ts)`] : []
  })
}
