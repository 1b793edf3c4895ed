import { localeList, type Locale } from '@/lib/i18n/locales'
import type { UsedCharacters } from './characters'
import { budgets, isInRange, ranges, type CutName } from './cuts'
import type { Face } from './faces'
import type { FontFacts } from './read-font'
import { weights, type Weight } from './slices'

const name = (character: string) =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`

type Has = Pick<FontFacts, 'has'>
type Font = { facts: Has; bytes: number }
export type Slice = Face & Font
export type Fonts = Record<CutName, Font> & { slices: Slice[] }
/** The uncut fonts; a number is a weight of the Japanese one. */
export type Sources = Record<CutName | Weight, Has>

type Lack = { font: string; source: CutName | Weight }

/** A browser takes a character from the slice whose range claims it: exactly one of each weight must, and have it. */
function lackingSlices(character: string, slices: readonly Slice[]): Lack[] {
  return weights.flatMap((weight) => {
    const claiming = slices.filter((slice) => slice.weight === weight && isInRange(slice.range, character))
    return claiming.length === 1 && claiming[0]?.facts.has(character)
      ? []
      : [{ font: `the Japanese slices of weight ${weight}`, source: weight }]
  })
}

function lacking(character: string, japanese: boolean, thai: boolean, cut: Fonts): Lack[] {
  if (japanese && isInRange(ranges.japanese, character)) return lackingSlices(character, cut.slices)
  // Dashes and dots belong to both scripts: a page without a Japanese font takes them from the Latin one.
  const font = thai && isInRange(ranges.thai, character) ? 'anuphan' : 'saira'
  return cut[font].facts.has(character) ? [] : [{ font, source: font }]
}

const scripts = {
  en: { japanese: false, thai: true },
  th: { japanese: false, thai: true },
  ja: { japanese: true, thai: false },
} as const satisfies Record<Locale, { japanese: boolean; thai: boolean }>

function sayMissing(
  where: string,
  characters: Iterable<string>,
  { japanese, thai }: { japanese: boolean; thai: boolean },
  cut: Fonts,
  sources: Sources,
): string[] {
  return [...characters].flatMap((character) =>
    lacking(character, japanese, thai, cut).map(({ font, source }) =>
      sources[source].has(character)
        ? `${where}: ${name(character)} is missing from ${font}. Mend: run npm run cut-fonts`
        : `${where}: ${name(character)} is in no font of ours (${font} cannot draw it). Mend: write it with another character`,
    ),
  )
}

/** One line for each character in use that a page would draw with a font of the system. */
export function findMissing(used: Omit<UsedCharacters, 'files'>, cut: Fonts, sources: Sources): string[] {
  const shown = new Set(localeList.flatMap((locale) => [...used.messages[locale]]))
  // Sample data is in three languages; what is neither Latin, Thai nor Japanese there belongs to code.
  const others = [...used.elsewhere].filter(
    (character) =>
      !shown.has(character) && (isInRange(ranges.japanese, character) || isInRange(ranges.thai, character)),
  )
  return [
    ...localeList.flatMap((locale) =>
      sayMissing(`messages/${locale}`, used.messages[locale], scripts[locale], cut, sources),
    ),
    ...sayMissing('other texts', others, { japanese: true, thai: true }, cut, sources),
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
export function findHeavy(cut: Fonts): string[] {
  return localeList.flatMap((locale) => {
    const names = cut.slices.filter(isNames).reduce((sum, { bytes }) => sum + bytes, 0)
    const bytes = cut.saira.bytes + (locale === 'ja' ? weighJapanese(cut.slices) : cut.anuphan.bytes + names)
    const mend =
      locale === 'ja'
        ? 'measure the pages anew (scripts/fonts/measure-pages.ts), or give a new section of the site a part of its own (scripts/fonts/parts.ts)'
        : 'cut fewer characters or axes (scripts/fonts/cuts.ts)'
    return bytes > budgets[locale]
      ? [`Fonts of a page in ${locale} weigh ${bytes} bytes, at most ${budgets[locale]} are allowed. Mend: ${mend}`]
      : []
  })
}
