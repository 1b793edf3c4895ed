import { langs } from '@/lib/contract/lang-words'
import { faqTopicIds } from '@/lib/domain/faq-topics'
import { jobKind } from '@/lib/server/services/career/job-kind'
import { questionKind, readFaqFiles } from '@/lib/server/services/faq/question-kind'
import { newsKind } from '@/lib/server/services/news/news-kind'
import { promotionKind } from '@/lib/server/services/promotion/promotion-kind'
import { stopKind, stopProvinces } from '@/lib/server/services/road-show/stop-kind'
import { releaseMarks } from '@/lib/i18n/held-marks'
import { readContentOf, type ContentSource } from './overlay'

/** A content file as it should be; `value` null = it should not be there. `write` = how such a file is laid out. */
export type ContentFile = { path: string; value: unknown; write: (value: unknown) => string }

const indented = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** On one line, with a blank after each comma and colon. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`).join(', ')}}`
}

const lineEach = (values: readonly unknown[], indent: string) =>
  values.map((value) => `${indent}${onOneLine(value)}`).join(',\n')

/** Without what was left empty, as writers leave it out. */
const filled = (value: object) =>
  Object.fromEntries(
    Object.entries(value).filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0)),
  )

type WithTexts = { id: string; texts: Record<(typeof langs)[number], object> }

/** A file of words for each entry and language; those of entries that are gone go, too. */
function textFiles(folder: string, live: readonly WithTexts[], start: readonly WithTexts[]): ContentFile[] {
  const ids = new Set(live.map(({ id }) => id))
  const gone = start.filter(({ id }) => !ids.has(id))
  const place = (id: string, lang: string) => ({ path: `${lang}/${folder}/${id}.json`, write: indented })
  return langs.flatMap((lang) => [
    ...live.map(({ id, texts }) => ({ ...place(id, lang), value: filled(texts[lang]) })),
    ...gone.map(({ id }) => ({ ...place(id, lang), value: null })),
  ])
}

const withoutTexts = <T extends WithTexts>({ texts: _, ...facts }: T) => facts

async function questionFiles(source: ContentSource): Promise<ContentFile[]> {
  const [{ titles }, questions] = await Promise.all([readFaqFiles(), readContentOf(questionKind, source)])
  return langs.flatMap((lang) =>
    faqTopicIds.map((topic) => ({
      path: `${lang}/faq/${topic}.json`,
      write: indented,
      value: {
        title: titles[lang].get(topic),
        questions: questions
          .filter((one) => one.topic === topic)
          .map(({ id, question, words, answer }) => ({
            id,
            question: question[lang],
            ...(words[lang] !== '' && { words: words[lang] }),
            answer: answer[lang],
          })),
      },
    })),
  )
}

/** Every file of `content/` that staff's edits can change, as the site shows its content now. Banners have no file: they start from the seed. */
export async function contentFiles(source: ContentSource): Promise<ContentFile[]> {
  const [promotions, news, jobs, stops, questions, newsStart, jobStart] = await Promise.all([
    readContentOf(promotionKind, source),
    readContentOf(newsKind, source),
    readContentOf(jobKind, source),
    readContentOf(stopKind, source),
    questionFiles(source),
    newsKind.start(source.db),
    jobKind.start(source.db),
  ])
  const files: ContentFile[] = [
    { path: 'promotions.json', value: promotions, write: indented },
    {
      path: 'news.json',
      value: news.map((one) => filled(withoutTexts(one))),
      write: (value) => `[\n${lineEach(value as unknown[], '  ')}\n]\n`,
    },
    { path: 'careers.json', value: jobs.map(withoutTexts), write: (value) => JSON.stringify(value, null, 1) },
    {
      path: 'road-shows.json',
      value: { provinces: stopProvinces, stops },
      write: () =>
        `{\n  "provinces": ${indented(stopProvinces).trim().replaceAll('\n', '\n  ')},\n  "stops": [\n${lineEach(stops, '    ')}\n  ]\n}\n`,
    },
    ...textFiles('news', news, newsStart),
    ...textFiles('careers', jobs, jobStart),
    ...questions,
  ]
  return files.map((file) => ({ ...file, value: releaseMarks(file.value) }))
}

/** The same whatever the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  )
}

/** Whether a file says something else than it should. */
export const differs = (file: ContentFile, present: unknown): boolean => canonical(file.value) !== canonical(present)
