import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import type { EntryData } from '@/lib/contract/editor'
import { readArticle, readLines, writeArticle } from '@/lib/domain/editor/article'
import type { ContentKind } from '@/lib/server/services/editor/content-kind'
import { factsOf, inEachLang } from '@/lib/server/services/editor/typed'
import { newsTable, newsTextSchema, storedNewsSchema, type NewsText, type StoredNews } from './news-table'

let start: Promise<StoredNews[]> | null = null

async function readFiles(): Promise<StoredNews[]> {
  const read = (lang: Lang, id: string) => readContent(lang, 'news', id, newsTextSchema)
  return Promise.all(
    newsTable.map(async (facts) => {
      const [en, th, ja] = await Promise.all([read('en', facts.id), read('th', facts.id), read('ja', facts.id)])
      return storedNewsSchema.parse({ ...facts, texts: { en, th, ja } })
    }),
  )
}

const typedText = (text: NewsText) => ({
  title: text.title,
  summary: text.summary,
  body: writeArticle(text.body),
  pictureAlt: text.pictureAlt ?? '',
  place: text.place ?? '',
  programme: text.programme.map(({ time, text: words }) => `${time} ${words}`).join('\n'),
  bring: text.bring.join('\n'),
  afterwards: writeArticle(text.afterwards),
})

function textOf(words: EntryData['words'][Lang]) {
  const lines = (field: string) => readLines(words[field] ?? '')
  return {
    title: words.title,
    summary: words.summary,
    body: readArticle(words.body ?? ''),
    ...(words.pictureAlt && { pictureAlt: words.pictureAlt }),
    ...(words.place && { place: words.place }),
    programme: lines('programme').map((line) => ({ time: line.slice(0, 5), text: line.slice(5).trim() })),
    bring: lines('bring'),
    afterwards: readArticle(words.afterwards ?? ''),
  }
}

function eventOf({ text, number }: ReturnType<typeof factsOf>) {
  if (text('startsOn') === '' && text('endsOn') === '') return undefined
  return {
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
    opens: text('opens'),
    closes: text('closes'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    booking: text('booking'),
  }
}

export const newsKind: ContentKind<StoredNews> = {
  kind: 'news',
  start: () => {
    start ??= readFiles()
    start.catch(() => (start = null))
    return start
  },
  schema: storedNewsSchema,
  read: ({ id: _, texts, event, focus, stop, changedOn, ...facts }) => ({
    facts: {
      ...facts,
      changedOn: changedOn ?? '',
      focus: focus ?? '',
      stop: stop ?? '',
      startsOn: event?.startsOn ?? '',
      endsOn: event?.endsOn ?? '',
      opens: event?.opens ?? '',
      closes: event?.closes ?? '',
      booking: event?.booking ?? '',
      latitude: event?.latitude ? String(event.latitude) : '',
      longitude: event?.longitude ? String(event.longitude) : '',
    },
    words: inEachLang((lang) => typedText(texts[lang])),
  }),
  make: (id, entry) => {
    const facts = factsOf(entry)
    return {
      id,
      kind: facts.text('kind'),
      publishedOn: facts.text('publishedOn'),
      changedOn: facts.optional('changedOn'),
      picture: facts.text('picture'),
      focus: facts.optional('focus'),
      event: eventOf(facts),
      stop: facts.optional('stop'),
      products: facts.list('products'),
      paths: facts.list('paths'),
      sample: facts.is('sample'),
      texts: inEachLang((lang) => textOf(entry.words[lang])),
    }
  },
}
