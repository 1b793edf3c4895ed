import type { Lang } from '@/lib/contract/common'
import { listConcepts } from './concepts'
import type { DocumentKind } from './document-kinds'
import { splitRuns, tokensOfRuns } from './tokenize'

/** What can be found, in one language. Documents with the same kind and refId are one thing, and are always indexed together. */
export type SearchDocument = {
  kind: DocumentKind
  refId: string
  lang: Lang
  title: string
  /** Other complete names; a query that equals one counts as an exact match. */
  names?: readonly string[]
  /** One phrase per line: words are joined (`d max` → dmax) inside a line, never across lines. */
  body: string
  /** Part number as `normalizeCode` writes it; null = has none. */
  codeKey: string | null
  /** 0–1, larger is wanted more often. */
  weight: number
}

export type StoredNames = {
  /** Normalised names without spaces, for exact matches. */
  keys: string[]
  /** Tokens of the title per language, separated by spaces. */
  titles: Partial<Record<Lang, string>>
}

export type PreparedDocument = {
  kind: DocumentKind
  refId: string
  codeKey: string | null
  weight: number
  names: StoredNames
  title: string[]
  body: string[]
  words: string[]
}

export type Analysed = {
  tokens: readonly string[]
  /** Tokens, then concepts. */
  withConcepts: readonly string[]
  words: readonly string[]
  /** As `compactText` writes it. */
  compact: string
}
export type Analyse = (text: string, joinAll: boolean) => Analysed

/** Tokens of a text, its concepts and its Latin words. Remembers phrases, which thousands of products share. */
export function createAnalyser(limit = 50_000): Analyse {
  const memories = { joined: new Map<string, Analysed>(), plain: new Map<string, Analysed>() }
  return (text, joinAll) => {
    const memory = joinAll ? memories.joined : memories.plain
    const known = memory.get(text)
    if (known) return known
    const runs = splitRuns(text)
    const short = runs.flatMap((run, index) => {
      const next = runs[index + 1]
      return run.script === 'latin' && next?.script === 'latin' && (run.text.length <= 2 || next.text.length <= 2)
        ? [run.text + next.text]
        : []
    })
    const words = [...runs.filter((run) => run.script === 'latin').map((run) => run.text), ...short].filter(
      (word) => word.length >= 3,
    )
    const compact = runs.map((run) => run.text).join('')
    const tokens = tokensOfRuns(runs, joinAll)
    const result = { tokens, withConcepts: [...tokens, ...listConcepts(runs)], words, compact }
    if (memory.size >= limit) memory.clear()
    memory.set(text, result)
    return result
  }
}

/** Merges the languages of each thing and works out its tokens. Order and repeats of the input do not matter. */
export function prepareDocuments(documents: readonly SearchDocument[], analyse: Analyse): PreparedDocument[] {
  const groups = new Map<string, SearchDocument[]>()
  for (const document of documents) {
    const key = `${document.kind}\n${document.refId}`
    const group = groups.get(key)
    if (group) group.push(document)
    else groups.set(key, [document])
  }
  return Array.from(groups.values(), (group) => prepareGroup(group, analyse)).filter((document) => document !== null)
}

function prepareGroup(group: readonly SearchDocument[], analyse: Analyse): PreparedDocument | null {
  const [first] = group
  if (!first) return null
  const title = new Set<string>()
  const body = new Set<string>()
  const words = new Set<string>()
  const keys = new Set<string>()
  const titles: StoredNames['titles'] = {}
  // Vehicles are called by words of the trade without being that: Seal, Africa Twin.
  const nameTokens = first.kind === 'vehicle' ? 'tokens' : 'withConcepts'
  for (const document of group) {
    for (const name of [document.title, ...(document.names ?? [])]) {
      const analysed = analyse(name, true)
      addAll(title, analysed[nameTokens])
      addAll(words, analysed.words)
      keys.add(analysed.compact)
    }
    titles[document.lang] = analyse(document.title, true)[nameTokens].join(' ')
    for (const line of document.body.split('\n')) {
      if (line === '') continue
      const analysed = analyse(line, false)
      addAll(body, analysed.withConcepts)
      addAll(words, analysed.words)
    }
  }
  return {
    kind: first.kind,
    refId: first.refId,
    codeKey: first.codeKey,
    weight: Math.max(...group.map((document) => document.weight)),
    names: { keys: [...keys], titles },
    title: [...title],
    body: [...body].filter((token) => !title.has(token)),
    words: [...words],
  }
}

function addAll(into: Set<string>, values: readonly string[]): void {
  for (const value of values) into.add(value)
}
