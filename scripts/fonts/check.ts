import { localeList, type Locale } from '@/lib/i18n/locales'
import type { UsedCharacters } from './characters'
import type { Fonts, Slice } from './declared'
import { weights, type Face } from './faces'
import { budgets, isInRange, ranges } from './ranges'

const name = (character: string) =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`

/** A browser takes a character from the slice whose range claims it: exactly one of each weight must. */
function lackingSlices(character: string, slices: readonly Slice[]): string[] {
  return weights.flatMap((weight) =>
    slices.filter((slice) => slice.weight === weight && isInRange(slice.range, character)).length === 1
      ? []
      : [`the Japanese slices of weight ${weight}`],
  )
}

/** Names of the fonts that should draw a character and do not. */
function lacking(character: string, japanese: boolean, thai: boolean, fonts: Fonts): string[] {
  if (japanese && isInRange(ranges.japanese, character)) return lackingSlices(character, fonts.slices)
  // Dashes and dots belong to both scripts: a page without a Japanese font takes them from the Latin one.
  const font = thai && isInRange(ranges.thai, character) ? 'anuphan' : 'saira'
  return isInRange(fonts[font].range, character) ? [] : [font]
}

const scripts = {
  en: { japanese: false, thai: true },
  th: { japanese: false, thai: true },
  ja: { japanese: true, thai: false },
} as const satisfies Record<Locale, { japanese: boolean; thai: boolean }>

const mend =
  'Mend: npm --prefix studio run cut-fonts; if it is missing still, no font of ours has it: write another character'

function sayMissing(
  where: string,
  characters: Iterable<string>,
  { japanese, thai }: { japanese: boolean; thai: boolean },
  fonts: Fonts,
): string[] {
  return [...characters].flatMap((character) =>
    lacking(character, japanese, thai, fonts).map(
      (font) => `${where}: ${name(character)} is missing from ${font}. ${mend}`,
    ),
  )
}

/** One line for each character in use that a page would draw with a font of the system. */
export function findMissing(used: Omit<UsedCharacters, 'files'>, fonts: Fonts): string[] {
  const shown = new Set(localeList.flatMap((locale) => [...used.messages[locale]]))
  // Sample data is in three languages; what is neither Latin, Thai nor Japanese there belongs to code.
  const others = [...used.elsewhere].filter(
    (character) =>
      !shown.has(character) && (isInRange(ranges.japanese, character) || isInRange(ranges.thai, character)),
  )
  return [
    ...localeList.flatMap((locale) => sayMissing(`messages/${locale}`, used.messages[locale], scripts[locale], fonts)),
    ...sayMissing('other texts', others, { japanese: true, thai: true }, fonts),
  ]
}

const isNames = ({ file }: Face) => file.endsWith('-names.woff2')
const isCore = (face: Face) => face.file.endsWith('-core.woff2') || isNames(face)

/** Bytes of Japanese fonts a page loads at the most: both cores with the names of languages, and the two heaviest of the other slices that pages show. */
function weighJapanese(slices: readonly Slice[]): number {
  const others = slices
    .filter((slice) => !isCore(slice) && !slice.file.endsWith('-rest.woff2'))
    .map(({ bytes }) => bytes)
    .sort((a, b) => b - a)
  return [...slices.filter(isCore).map(({ bytes }) => bytes), ...others.slice(0, 2)].reduce(
    (sum, bytes) => sum + bytes,
    0,
  )
}

/** One line for each language whose fonts weigh too much. What single pages load is weighed by tests/e2e/every-page.spec.ts. */
export function findHeavy(fonts: Fonts): string[] {
  return localeList.flatMap((locale) => {
    const names = fonts.slices.filter(isNames).reduce((sum, { bytes }) => sum + bytes, 0)
    const bytes = fonts.saira.bytes + (locale === 'ja' ? weighJapanese(fonts.slices) : fonts.anuphan.bytes + names)
    const relief =
      locale === 'ja'
        ? 'measure the pages anew (npm --prefix studio run measure-fonts), or give a new section of the site a part of its own (studio/fonts/parts.ts)'
        : 'cut fewer characters or axes (studio/fonts/cuts.ts)'
    return bytes > budgets[locale]
      ? [`Fonts of a page in ${locale} weigh ${bytes} bytes, at most ${budgets[locale]} are allowed. Mend: ${relief}`]
      : []
  })
}
