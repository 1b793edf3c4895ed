import { isLatin } from '@/lib/server/search/normalize'
import { comparePhrases } from '@/lib/server/search/texts/phrase-index'
import { readKinds } from '@/lib/server/search/understand/product-kinds'
import type { EntryDocument, SiteIndex } from './site-index'

/**
 * What is so like a query that was meant for an entry is meant for it, too; less will do where nothing else was found. Thai and Japanese
 * share pairs of letters by chance; beside the names of parts, something of the rest has to be alike.
 */
const least = { latin: { sure: 0.5, alone: 0.38 }, pairs: { sure: 0.55, alone: 0.46 }, besideParts: 0.2 } as const

export type Likely = {
  sure: ReadonlyMap<EntryDocument, number>
  /** With those that are less like. */
  alone: ReadonlyMap<EntryDocument, number>
}

/** Entries that are asked for in such words, with their likeness, 0–1; what is like by the names of parts alone asks for the parts. */
export function findLikely({ asked, byKey }: SiteIndex, text: string): Likely {
  const { sure, alone } = isLatin(text) ? least.latin : least.pairs
  const likely = comparePhrases(asked, text, alone)
  const { kinds, rest } = readKinds(text)
  const isBeside = likely.size > 0 && kinds.length > 0
  const beside = isBeside && rest !== '' ? comparePhrases(asked, rest, least.besideParts) : new Map<string, number>()
  const kept = [...likely].flatMap(([key, likeness]): [EntryDocument, number][] => {
    const document = byKey.get(key)
    return document && !(isBeside && !beside.has(key)) ? [[document, likeness]] : []
  })
  return { sure: new Map(kept.filter(([, likeness]) => likeness >= sure)), alone: new Map(kept) }
}
