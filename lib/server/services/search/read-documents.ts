import { readSearchWords } from '@/lib/content/search-words'
import { langs } from '@/lib/contract/lang-words'
import { downloadKinds, type DownloadKind } from '@/lib/contract/document'
import { normalizeText, isLatin } from '@/lib/server/search/normalize'

let spellings: Promise<{ kind: DownloadKind; spelling: string }[]> | null = null

/** Names of the kinds of documents in every language, the longest first. */
async function listSpellings(): Promise<{ kind: DownloadKind; spelling: string }[]> {
  const words = await Promise.all(langs.map(readSearchWords))
  return words
    .flatMap(({ documents }) =>
      downloadKinds.flatMap((kind) => documents[kind].map((word) => ({ kind, spelling: normalizeText(word) }))),
    )
    .sort((a, b) => b.spelling.length - a.spelling.length)
}

/** A kind of document that a text asks for, and of what; null = it asks for none, or names nothing beside it. */
export async function takeDocumentKind(text: string): Promise<{ kind: DownloadKind; about: string } | null> {
  const normalized = ` ${normalizeText(text)} `
  const known = await (spellings ??= listSpellings())
  const found = known.find(({ spelling }) => normalized.includes(isLatin(spelling) ? ` ${spelling} ` : spelling))
  if (!found) return null
  const about = normalized
    .replace(found.spelling, ' ')
    .replace(/\s(?:for|of|the)\s|の|ของ/g, ' ')
    .trim()
  return about === '' ? null : { kind: found.kind, about }
}
