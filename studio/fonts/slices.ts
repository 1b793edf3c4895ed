import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { FileCharacters } from '@/scripts/fonts/characters'
import { weights, type Weight } from '@/scripts/fonts/faces'
import { japaneseEverywhere } from './cuts'
import { partNames, partOf } from './parts'

const shownSchema = z.object(
  Object.fromEntries(partNames.map((part) => [part, z.object({ 400: z.string(), 600: z.string() })])),
)
/** Japanese characters that the pages of each part show, by weight; measured on a running site (measure-fonts.ts). */
export type Shown = z.infer<typeof shownSchema>

export const shownPath = 'studio/fonts/shown.json'
export const readShown = async (): Promise<Shown> => shownSchema.parse(JSON.parse(await readFile(shownPath, 'utf8')))

/** Name of the slice that holds a character in one weight. */
export type SliceOf = (character: string, weight: Weight) => string

/**
 * Divides characters by where pages show them: "names" in every language, "core" in two parts of the site or more, the part's name in one. Characters that no page
 * shows in this weight stand apart, so that a page does not load them for nothing: "part-more" when the texts of a part hold them,
 * else "rest", such as those of papers and letters. A new text adds to these, and all other slices keep their characters.
 */
export function divide(shown: Shown, texts: readonly FileCharacters[]): SliceOf {
  const seen = Object.fromEntries(
    weights.map((weight) => [weight, partNames.map((part) => ({ part, characters: new Set(shown[part]?.[weight]) }))]),
  )
  const held = partNames.map((part) => ({
    part,
    characters: new Set(
      texts.filter(({ file }) => partOf(part).texts.test(file)).flatMap(({ characters }) => [...characters]),
    ),
  }))
  return (character, weight) => {
    if (japaneseEverywhere.includes(character)) return 'names'
    const [first, second] = (seen[weight] ?? []).filter(({ characters }) => characters.has(character))
    if (first) return second ? 'core' : first.part
    const holder = held.find(({ characters }) => characters.has(character))
    return holder ? `${holder.part}-more` : 'rest'
  }
}

/** Characters of each slice of one weight, both in the order of their codes: the same texts give the same files. */
export function listSlices(
  characters: Iterable<string>,
  weight: Weight,
  sliceOf: SliceOf,
): { name: string; characters: string[] }[] {
  const slices = new Map<string, string[]>()
  for (const character of [...new Set(characters)].sort()) {
    const name = sliceOf(character, weight)
    slices.set(name, [...(slices.get(name) ?? []), character])
  }
  return [...slices].map(([name, held]) => ({ name, characters: held })).sort((a, b) => (a.name < b.name ? -1 : 1))
}
