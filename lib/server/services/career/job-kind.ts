import { z } from 'zod'
import data from '@/content/careers.json'
import { readContent } from '@/lib/content/read-content'
import { jobDetailsSchema, jobFactsSchema } from '@/lib/contract/career'
import type { Lang } from '@/lib/contract/common'
import type { EntryData } from '@/lib/contract/editor'
import { langs } from '@/lib/contract/lang-words'
import { readLines } from '@/lib/domain/editor/article'
import type { ContentKind } from '@/lib/server/services/editor/content-kind'
import { factsOf, inEachLang } from '@/lib/server/services/editor/typed'

const factsSchema = jobFactsSchema
  .extend({ day: jobDetailsSchema.shape.day.element.shape.at.array() })
  .refine(({ posted, validThrough }) => validThrough === null || posted <= validThrough, {
    path: ['validThrough'],
    error: 'validThrough is before posted',
  })

/** Postings as the web team writes them: facts once, the words in content/{language}/careers/{id}.json, a day's times with the facts. */
export const careerFileSchema = z.array(factsSchema)
const table = careerFileSchema.parse(data)

const wordsSchema = jobDetailsSchema
  .pick({ title: true, lead: true, duties: true, requirements: true, welcome: true, payNote: true, decides: true })
  .extend({ day: z.array(z.string().min(1)) })
  .strict()
type JobWords = z.infer<typeof wordsSchema>

const storedSchema = factsSchema
  .safeExtend({ texts: z.object({ en: wordsSchema, th: wordsSchema, ja: wordsSchema }) })
  .superRefine(({ day, texts }, context) => {
    if (langs.some((lang) => texts[lang].day.length !== day.length))
      context.addIssue({ code: 'custom', path: ['dayWords'], message: 'the day has other times' })
  })
export type StoredJob = z.infer<typeof storedSchema>

let start: Promise<StoredJob[]> | null = null

async function readFiles(): Promise<StoredJob[]> {
  const read = (lang: Lang, id: string) => readContent(lang, 'careers', id, wordsSchema)
  return Promise.all(
    table.map(async (facts) => {
      const [en, th, ja] = await Promise.all([read('en', facts.id), read('th', facts.id), read('ja', facts.id)])
      return storedSchema.parse({ ...facts, texts: { en, th, ja } })
    }),
  )
}

const typedWords = ({ day, duties, requirements, welcome, ...texts }: JobWords) => ({
  ...texts,
  duties: duties.join('\n'),
  requirements: requirements.join('\n'),
  welcome: welcome.join('\n'),
  dayWords: day.join('\n'),
})

function wordsOf(words: EntryData['words'][Lang]) {
  const lines = (field: string) => readLines(words[field] ?? '')
  return {
    title: words.title,
    lead: words.lead,
    duties: lines('duties'),
    requirements: lines('requirements'),
    welcome: lines('welcome'),
    payNote: words.payNote,
    decides: words.decides,
    day: lines('dayWords'),
  }
}

/** What a line says between its spaces: `call 3 30` → a call within three days that takes half an hour. */
const partsOf = (line: string) => line.trim().split(/\s+/)
const figure = (text: string | undefined) => (text === undefined ? null : Number(text))

function typedFacts({
  pay,
  hours,
  languages,
  steps,
  vacancies,
  daysPerWeek,
  validThrough,
  ...facts
}: Omit<StoredJob, 'id' | 'texts'>) {
  return {
    ...facts,
    validThrough: validThrough ?? '',
    vacancies: String(vacancies),
    daysPerWeek: String(daysPerWeek),
    hours: hours.map(({ from, to }) => `${from}-${to}`),
    payPer: pay.per,
    payMin: pay.kind === 'band' ? String(pay.min) : '',
    payMax: pay.kind === 'band' ? String(pay.max) : '',
    languages: languages.map(({ lang, level }) => `${lang} ${level}`),
    steps: steps.map(({ step, withinDays, minutes }) => [step, withinDays, minutes ?? ''].join(' ').trim()),
  }
}

export const jobKind: ContentKind<StoredJob> = {
  kind: 'job',
  start: () => {
    start ??= readFiles()
    start.catch(() => (start = null))
    return start
  },
  schema: storedSchema,
  read: ({ id: _, texts, ...facts }) => ({
    facts: typedFacts(facts),
    words: inEachLang((lang) => typedWords(texts[lang])),
  }),
  make: (id, entry) => {
    const { text, nullable, list, number, is } = factsOf(entry)
    const [min, max, per] = [number('payMin'), number('payMax'), text('payPer')]
    return {
      id,
      position: text('position'),
      department: text('department'),
      level: text('level'),
      type: text('type'),
      place: text('place'),
      shift: text('shift'),
      hours: list('hours').map((line) => ({ from: line.slice(0, 5), to: line.slice(6) })),
      daysPerWeek: number('daysPerWeek'),
      pay: min === null && max === null ? { kind: 'structure', per } : { kind: 'band', min, max, per },
      benefits: list('benefits'),
      languages: list('languages').map((line) => ({ lang: partsOf(line)[0], level: partsOf(line)[1] })),
      vacancies: number('vacancies'),
      posted: text('posted'),
      validThrough: nullable('validThrough'),
      form: text('form'),
      steps: list('steps').map((line) => {
        const [step, within, minutes] = partsOf(line)
        return { step, withinDays: figure(within), minutes: figure(minutes) }
      }),
      day: list('day'),
      sample: is('sample'),
      texts: inEachLang((lang) => wordsOf(entry.words[lang])),
    }
  },
}
