import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { serviceFacts, type Interval } from '@/lib/domain/service-facts'
import { workshopProgrammes } from '@/lib/domain/workshop-programmes'

const { forkOil, overhaul, touringOverhaul, air, boltCheckKm, alignmentCheckKm, airLossMm, drainsAWeek } = serviceFacts

async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse((await readFile(path, 'utf8')).replaceAll('\u00A0', ' ')))
}
const readText = (lang: Lang, name: string) =>
  readJson(`content/${lang}/${name}.json`, z.unknown()).then(JSON.stringify)

const topicSchema = z.object({ questions: z.array(z.object({ id: z.string(), answer: z.array(z.unknown()) })) })
async function readAnswer(lang: Lang, topic: string, id: string): Promise<string> {
  const { questions } = await readJson(`content/${lang}/faq/${topic}.json`, topicSchema)
  return JSON.stringify(questions.find((one) => one.id === id)?.answer[0])
}
/** The second paragraph of an answer, where the first one is of something else. */
async function readSecond(lang: Lang, topic: string, id: string): Promise<string> {
  const { questions } = await readJson(`content/${lang}/faq/${topic}.json`, topicSchema)
  return JSON.stringify(questions.find((one) => one.id === id)?.answer[1])
}

const manualSchema = z.object({ service: z.array(z.object({ when: z.string() })), after: z.array(z.string()) })
const readManual = (lang: Lang, group: string) => readJson(`content/${lang}/manual/${group}.json`, manualSchema)

const tableSchema = z.object({
  intervals: z.object({ rows: z.array(z.object({ programme: z.string(), cells: z.array(z.string()) })) }),
})
async function readRow(lang: Lang, line: 'moto' | 'auto', programme: string): Promise<string[]> {
  const { intervals } = await readJson(`content/${lang}/service/${line}.json`, tableSchema)
  return intervals.rows.find((row) => row.programme === programme)?.cells ?? []
}

const words = {
  en: { km: 'km', mm: 'mm', year: 'year', month: 'months' },
  th: { km: 'กม.', mm: 'mm', year: 'ปี', month: 'เดือน' },
  ja: { km: 'km', mm: 'mm', year: '年', month: 'か月' },
} as const satisfies Record<Lang, Record<string, string>>
const grouped = (figure: number) => figure.toLocaleString('en')
const kmIn = (lang: Lang, km: number) => `${grouped(km)} ${words[lang].km}`
const spaced = (lang: Lang, figure: number, unit: string) => `${figure}${lang === 'ja' ? '' : ' '}${unit}`
const monthsIn = (lang: Lang, months: number) => spaced(lang, months, words[lang].month)
const yearsIn = (lang: Lang, months: number) => spaced(lang, months / 12, words[lang].year)
const figuresIn = (text: string) =>
  Array.from(text.matchAll(/\d[\d,]*/g), ([figure]) => Number(figure.replaceAll(',', '')))

describe.each(langs)('in %s', (lang) => {
  const inTable = ({ months, km }: Interval) => [months, km]

  it.each([
    ['fork-damper', forkOil.everyday],
    ['fork-spring', forkOil.everyday],
    ['oil', forkOil.everyday],
    ['mono-shock', overhaul.mono],
    ['twin-shock', overhaul.twin],
    ['scooter-shock', overhaul.twin],
    ['gas-shock', overhaul.car],
    ['strut', overhaul.car],
    ['air-kit', air],
    ['air-part', air],
  ] as const)('the manual %s has the interval of the table, and no other in years', async (group, { months, km }) => {
    const dues = (await readManual(lang, group)).service.map(({ when }) => when)
    const both = dues.filter((when) => when.includes(words[lang].km) && when.includes(words[lang].year))
    expect(both).toHaveLength(1)
    expect(both[0]).toContain(kmIn(lang, km))
    expect(both[0]).toContain(yearsIn(lang, months))
  })

  it('the workshop tables say the same', async () => {
    const [fork, shock, car, airRow] = await Promise.all([
      readRow(lang, 'moto', 'fork'),
      readRow(lang, 'moto', 'overhaul'),
      readRow(lang, 'auto', 'overhaul'),
      readRow(lang, 'auto', 'air'),
    ])
    expect(fork.slice(0, 2).map(figuresIn)).toEqual([forkOil.everyday, forkOil.touring].map(inTable))
    expect(shock.slice(0, 2).map(figuresIn)).toEqual([
      [...inTable(overhaul.twin), overhaul.mono.km],
      inTable(touringOverhaul),
    ])
    expect(figuresIn(car[0] ?? '')).toEqual(inTable(overhaul.car))
    expect(figuresIn(airRow[0] ?? '')).toEqual(inTable(air))
  })

  it('the questions give the intervals of fork oil and overhaul', async () => {
    const oil = await readAnswer(lang, 'care', 'fork-oil')
    expect(oil).toContain(kmIn(lang, forkOil.everyday.km))
    expect(oil).toContain(yearsIn(lang, forkOil.everyday.months))
    expect(oil).toContain(kmIn(lang, forkOil.touring.km))
    expect(oil).toContain(monthsIn(lang, forkOil.touring.months))
    const service = await readAnswer(lang, 'care', 'service-interval')
    for (const { km } of Object.values(overhaul)) expect(service).toContain(kmIn(lang, km))
    expect(service).toContain(yearsIn(lang, overhaul.twin.months))
  })

  it('fitting takes as long as the workshops say', async () => {
    const times = await readSecond(lang, 'fitting', 'how-long-fitting-takes')
    const { moto, auto } = workshopProgrammes
    expect(figuresIn(times)).toEqual([moto.fitting, moto.fork, auto.pair, auto.height].flatMap(({ hours }) => hours))
  })

  it('bolts are checked after the same distances everywhere', async () => {
    const manuals = [
      'mono-shock',
      'twin-shock',
      'scooter-shock',
      'steering-damper',
      'gas-shock',
      'strut',
      'load-assist',
    ]
    const texts = await Promise.all([
      ...manuals.map(async (group) => (await readManual(lang, group)).after.at(-1) ?? ''),
      readSecond(lang, 'fitting', 'tightening-torque'),
      readText(lang, 'videos/change-twin-shocks'),
      readText(lang, 'series/vespa-detail'),
    ])
    for (const text of texts) for (const km of boltCheckKm) expect(text).toContain(kmIn(lang, km))
  })

  it('alignment is checked after the same distance', async () => {
    const vehicle = await readJson(`messages/${lang}/vehicle.json`, z.unknown())
    for (const text of [await readAnswer(lang, 'fitting', 'wheel-alignment'), JSON.stringify(vehicle)])
      expect(text).toContain(kmIn(lang, alignmentCheckKm))
  })

  it('air may be lost as far, and water is drained as often', async () => {
    const loss = `${airLossMm} ${words[lang].mm}`
    expect(await readAnswer(lang, 'air', 'air-leaks')).toContain(loss)
    expect((await readManual(lang, 'air-kit')).after.join(' ')).toContain(loss)
    const weekly = {
      en: [/every week|once a week/i, /twice a week/],
      th: [/ทุกสัปดาห์|สัปดาห์ละครั้ง/, /สัปดาห์ละสองครั้ง/],
      ja: [/毎週|週に1回/, /週に?2回/],
    }[lang]
    expect(Object.values(drainsAWeek)).toEqual([1, 2])
    for (const text of await Promise.all([
      readAnswer(lang, 'air', 'air-drain-water'),
      ...['manual/air-kit', 'manual/air-part', 'series/air-suspension', 'videos/air-every-day'].map((name) =>
        readText(lang, name),
      ),
    ]))
      for (const often of weekly) expect(text).toMatch(often)
  })
})
