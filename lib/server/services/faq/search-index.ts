import { langs } from '@/lib/contract/common'
import type { FaqBlock } from '@/lib/contract/faq'
import { listConcepts } from '@/lib/server/search/concepts'
import { isConceptToken } from '@/lib/server/search/synonyms'
import { indexTokens, splitRuns } from '@/lib/server/search/tokenize'
import { loadFaq } from './content'
import { stemWord } from './stem'

/** One question with what it is found by, in all languages at once. */
export type FaqDocument = {
  id: string
  topic: string
  number: number
  /** Question and other ways to ask. */ title: ReadonlySet<string>
  /** Title, topic and answer. */ all: ReadonlySet<string>
}
export type FaqIndex = {
  documents: readonly FaqDocument[]
  /** In how many questions a token stands. */
  frequencies: ReadonlyMap<string, number>
  /** Latin words that stand somewhere. */
  words: readonly string[]
}

let index: Promise<FaqIndex> | null = null

/** The index of all questions, made on the first search. */
export function loadFaqIndex(): Promise<FaqIndex> {
  index ??= buildFaqIndex().catch((error: unknown) => {
    index = null
    throw error
  })
  return index
}

async function buildFaqIndex(): Promise<FaqIndex> {
  const byId = new Map<string, { topic: string; number: number; title: string[]; body: string[] }>()
  for (const lang of langs) {
    const { topics, words } = await loadFaq(lang)
    for (const topic of topics) {
      for (const { id, number, question, answer } of topic.questions) {
        const texts = byId.get(id) ?? { topic: topic.id, number, title: [], body: [] }
        texts.title.push(question, words.get(id) ?? '')
        texts.body.push(topic.title, ...answer.map(blockText))
        byId.set(id, texts)
      }
    }
  }
  const documents = Array.from(byId, ([id, { topic, number, title, body }]) => ({
    id,
    topic,
    number,
    title: readTokens(title),
    all: readTokens([...title, ...body]),
  }))
  const frequencies = countTokens(documents)
  return {
    documents,
    frequencies,
    words: [...frequencies.keys()].filter((token) => /^[a-z]{3,}$/.test(token) && !isConceptToken(token)),
  }
}

function blockText(block: FaqBlock): string {
  return block.kind === 'list' ? block.items.join('\n') : block.text
}

/** Words, pairs of letters and concepts of some texts; each text is read for itself, so that nothing is found across their borders. */
function readTokens(texts: readonly string[]): ReadonlySet<string> {
  const lines = texts.flatMap((text) => text.split('\n'))
  return new Set(
    lines.flatMap((line) => [
      ...indexTokens(line, false).flatMap((token) => [token, stemWord(token)]),
      ...listConcepts(splitRuns(line)),
    ]),
  )
}

function countTokens(documents: readonly FaqDocument[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { all } of documents) for (const token of all) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}
