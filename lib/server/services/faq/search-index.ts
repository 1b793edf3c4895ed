import { langs } from '@/lib/contract/lang-words'
import type { FaqBlock } from '@/lib/contract/faq'
import { buildTextIndex, readTokens, type TextDocument, type TextIndex } from '@/lib/server/search/texts/text-index'
import { loadFaq } from './content'

/** One question with what it is found by, in all languages at once. */
export type FaqDocument = TextDocument & { id: string; topic: string; number: number }
type FaqIndex = TextIndex<FaqDocument>

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
  return buildTextIndex(documents)
}

function blockText(block: FaqBlock): string {
  return block.kind === 'list' ? block.items.join('\n') : block.text
}
