import { langs } from '@/lib/contract/lang-words'
import type { FaqBlock } from '@/lib/contract/faq'
import { buildTextIndex, readTokens, type TextDocument, type TextIndex } from '@/lib/server/search/texts/text-index'
import { readContentVersion, type ContentSource } from '@/lib/server/services/editor/overlay'
import { loadFaq } from './content'

/** One question with what it is found by, in all languages at once. */
export type FaqDocument = TextDocument & { id: string; topic: string; number: number }
type FaqIndex = TextIndex<FaqDocument>

type Held = { version: string; index: Promise<FaqIndex> }
const held = new WeakMap<ContentSource['db'], Held>()

/** The index of all questions, made on the first search and again once an edit of them is out. */
export async function loadFaqIndex(source: ContentSource): Promise<FaqIndex> {
  const version = await readContentVersion(source)
  const known = held.get(source.db)
  if (known?.version === version) return known.index
  const index = buildFaqIndex(source)
  held.set(source.db, { version, index })
  index.catch(() => {
    if (held.get(source.db)?.index === index) held.delete(source.db)
  })
  return index
}

async function buildFaqIndex(source: ContentSource): Promise<FaqIndex> {
  const byId = new Map<string, { topic: string; number: number; title: string[]; body: string[] }>()
  for (const lang of langs) {
    const { topics, words } = await loadFaq(lang, source)
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
