import '@/tests/support/environment'
import { existsSync, readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EntryData } from '@/lib/contract/editor'
import { entryKinds } from '@/lib/contract/editor-words'
import { fitEntry } from '@/lib/domain/editor/entry-data'
import { kindFields } from '@/lib/domain/editor/kind-fields'
import { readPageFiles } from '@/lib/routes/page-files'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { getCareerDetails } from '@/lib/server/services/career/careers'
import { getFaq } from '@/lib/server/services/faq/get-faq'
import { getNewsById } from '@/lib/server/services/news/news'
import { getPromotions } from '@/lib/server/services/promotion/promotions'
import { getMobileServiceRoadShow } from '@/lib/server/services/road-show/stops'
import { getHomeBanner } from '@/lib/server/services/site'
import { storeUpload } from '@/lib/server/services/upload/store-upload'
import { getStorage } from '@/lib/server/storage/storage'
import { openCompanyDatabase, openSeededPair, type EnginePair } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { checkEntry, publishEntry, removeEntry, restoreEntry, saveEntry, withdrawEntry } from './change-entries'
import { contentFiles, differs } from './export-files'
import { deskKinds } from './kinds'
import { getNextChange } from './overlay'
import { getContentPicture } from './pictures'
import { getEntries, getEntry, previewEntry } from './read-entries'

let pair: EnginePair
beforeAll(async () => {
  vi.stubEnv('PAGE_FILES', readPageFiles().join(' '))
  pair = await openSeededPair()
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([pair.sqlite.destroy(), pair.postgres.destroy()])
})

const promotion: EntryData = {
  facts: {
    startsOn: '2026-11-30',
    endsOn: '2026-12-31',
    lines: ['moto'],
    places: ['workshop'],
    terms: ['book'],
    families: [],
    series: [],
    sample: false,
  },
  words: {
    en: { title: 'Cool season check', text: 'We look at seals and rods.', includes: 'Inspection\nReport' },
    th: { title: 'ตรวจรับลมหนาว', text: 'เราตรวจซีลและแกนโช้ค', includes: 'ตรวจสภาพ\nใบรายงาน' },
    ja: { title: '冬前の点検', text: 'シールとロッドを点検します。', includes: '点検\n報告書' },
  },
}
/** Monday, 09:00 in Thailand. */
const monday = '2026-11-30T02:00:00.000Z'
const staff = { id: 'sample-staff', email: 's@example.com' } as ServiceContext['user']

describe.each(['sqlite', 'postgres'] as const)('content of the desk, on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(() => {
    db = pair[engine]
  })
  const at = (now: string) => contextOf(db, { now: new Date(now), user: staff })
  const friday = () => at('2026-11-27T03:00:00.000Z')
  const titlesAt = async (now: string, lang: 'en' | 'th' | 'ja' = 'en') =>
    (await getPromotions({ lang }, at(now))).map(({ title }) => title)

  it('a promotion written on Friday is on the site from Monday 09:00, to the second, in three languages', async () => {
    const named = { kind: 'promotion', id: 'cool-season-check' } as const
    const draft = await saveEntry({ ...named, version: 0, data: promotion, stillRight: [] }, friday())
    expect(draft).toMatchObject({ state: 'draft', version: 1, live: false, findings: [] })
    await expect(publishEntry({ ...named, version: 1, at: monday }, friday())).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const { version } = await checkEntry({ ...named, version: 1 }, friday())
    const planned = await publishEntry({ ...named, version, at: monday }, friday())
    expect(planned).toMatchObject({ state: 'published', live: false, plannedAt: monday })
    expect(await getNextChange({}, friday())).toEqual({ at: monday })
    expect(await titlesAt('2026-11-30T01:59:59.999Z')).not.toContain('Cool season check')
    for (const lang of ['en', 'th', 'ja'] as const)
      expect(await titlesAt(monday, lang)).toContain(promotion.words[lang].title)
    expect(await getNextChange({}, at(monday))).toEqual({ at: null })
    const [shown] = (await getPromotions({ lang: 'th' }, at(monday))).filter(({ id }) => id === named.id)
    expect(shown).toMatchObject({ state: 'running', includes: ['ตรวจสภาพ', 'ใบรายงาน'] })
    const before = await previewEntry({ ...named, lang: 'en', at: '2026-11-30T01:59:00.000Z' }, friday())
    expect(before).toEqual({ kind: 'promotion', shown: null })
    expect((await previewEntry({ ...named, lang: 'en', at: monday }, friday())).shown).toMatchObject({
      state: 'running',
    })
  })

  it('what is being edited is not shown until it is published again; a plan that is taken back does not come', async () => {
    const named = { kind: 'promotion', id: 'cool-season-check' } as const
    const after = at('2026-12-01T03:00:00.000Z')
    const words = { ...promotion.words, en: { ...promotion.words.en, title: 'Cool season check, free' } }
    const { version } = await getEntry({ ...named, lang: 'en' }, after)
    const edited = await saveEntry({ ...named, version, data: { ...promotion, words }, stillRight: [] }, after)
    expect(edited.toDo.map(({ lang, why }) => [lang, why])).toEqual([
      ['th', 'outdated'],
      ['ja', 'outdated'],
    ])
    expect(await titlesAt('2026-12-01T04:00:00.000Z')).toContain('Cool season check')
    const checked = await checkEntry({ ...named, version: edited.version }, after)
    const plan = { ...named, version: checked.version, at: '2026-12-02T17:00:00.000Z' }
    const planned = await publishEntry(plan, after)
    expect(await titlesAt('2026-12-02T16:59:59.999Z')).toContain('Cool season check')
    expect(await titlesAt('2026-12-02T17:00:00.000Z')).toContain('Cool season check, free')
    const back = await withdrawEntry({ ...named, version: planned.version }, after)
    expect(back).toMatchObject({ state: 'checked', plannedAt: null, live: true })
    expect(await titlesAt('2026-12-03T00:00:00.000Z')).toContain('Cool season check')
  })

  it('takes pictures of its own that were sent for content, with words for them in three languages', async () => {
    const named = { kind: 'news', id: 'new-counter' } as const
    const sent = async (purpose: 'content' | 'receipt') => {
      const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a3b12' } })
        .jpeg()
        .toBuffer()
      return (await storeUpload(getStorage(), purpose, { ...friday(), file: { bytes, type: 'image/jpeg' } })).id
    }
    const [picture, receipt] = [await sent('content'), await sent('receipt')]
    const wordsOf = (pictureAlt: string) => ({ title: 'A new counter', summary: 'S', body: 'B', pictureAlt })
    const dataOf = (id: string, alt: string): EntryData => ({
      facts: { kind: 'service', publishedOn: '2026-11-27', picture: id, focus: '20 80', sample: false },
      words: { en: wordsOf(alt), th: wordsOf(alt), ja: wordsOf(alt) },
    })
    const save = (version: number, data: EntryData) => saveEntry({ ...named, version, data, stillRight: [] }, friday())
    await expect(save(0, dataOf(receipt, 'A counter'))).rejects.toMatchObject({
      fields: [{ path: 'data.facts.picture' }],
    })
    await expect(getContentPicture({ id: picture, width: '480' }, friday())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const bare = await save(0, dataOf(picture, ''))
    const codes = ({ findings }: Pick<typeof bare, 'findings'>) =>
      findings.filter(({ level }) => level === 'error').map(({ code, lang }) => [code, lang])
    expect(codes(bare)).toEqual([
      ['no-own-alt', 'en'],
      ['no-own-alt', 'th'],
      ['no-own-alt', 'ja'],
    ])
    const whole = await save(bare.version, dataOf(picture, 'A counter'))
    expect(codes(whole)).toEqual([])
    const { base64 } = await getContentPicture({ id: picture, width: '480' }, friday())
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 480 })
    const { shown } = await previewEntry({ ...named, lang: 'th' }, friday())
    expect(shown).toMatchObject({ picture, focus: '20 80', pictureAlt: 'A counter' })
    const other = await saveEntry(
      { ...named, id: 'same-counter', version: 0, data: whole.data, stillRight: [] },
      friday(),
    )
    expect(codes(other)).toEqual([])
  })

  it('of two editors the second is told, and loses nothing silently', async () => {
    const named = { kind: 'promotion', id: 'two-editors' } as const
    const first = await saveEntry({ ...named, version: 0, data: promotion, stillRight: [] }, friday())
    const save = (version: number) => saveEntry({ ...named, version, data: promotion, stillRight: [] }, friday())
    await expect(save(0)).rejects.toMatchObject({ code: 'CONFLICT' })
    const both = await Promise.allSettled([save(first.version), save(first.version)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await getEntry({ ...named, lang: 'en' }, friday())).version).toBe(2)
  })

  it('an entry of a file is edited, taken off the site and restored, with its history', async () => {
    const named = { kind: 'promotion', id: 'vespa-month' } as const
    const start = await getEntry({ ...named, lang: 'en' }, friday())
    expect(start).toMatchObject({ version: 0, state: 'published', live: true, history: [] })
    const removed = await removeEntry({ ...named, version: 0 }, friday())
    expect(removed).toMatchObject({ state: 'removed', live: false })
    expect(await titlesAt('2026-11-27T03:00:00.000Z')).not.toContain(start.title)
    const restored = await restoreEntry({ ...named, version: removed.version, to: 0 }, friday())
    expect(restored.data).toEqual(start.data)
    expect(restored.history.map(({ action }) => action)).toEqual(['restored', 'removed', 'start'])
    for (const to of [restored.version + 1, Number.MAX_SAFE_INTEGER])
      await expect(restoreEntry({ ...named, version: restored.version, to }, friday())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    const checked = await checkEntry({ ...named, version: restored.version }, friday())
    await publishEntry({ ...named, version: checked.version }, friday())
    expect(await titlesAt('2026-11-27T03:00:00.000Z')).toContain(start.title)
  })

  it('an error keeps an entry from being checked, and is named by its field', async () => {
    const named = { kind: 'promotion', id: 'wrong' } as const
    const data = { ...promotion, facts: { ...promotion.facts, endsOn: '2026-11-26', startsOn: '2026-11-01' } }
    await saveEntry({ ...named, version: 0, data, stillRight: [] }, friday())
    await expect(checkEntry({ ...named, version: 1 }, friday())).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'facts.endsOn', code: 'invalid' }],
    })
    await expect(getEntry({ kind: 'news', id: 'no-such-news', lang: 'en' }, friday())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it.each(entryKinds)(
    '%s: all that stands in the files comes through its form as it was, and without errors',
    async (kind) => {
      const source = friday()
      const start = await deskKinds[kind].start(source)
      expect(start.size).toBeGreaterThan(2)
      for (const [id, data] of start) {
        expect(fitEntry(kindFields[kind], data), id).toEqual(data)
        expect(deskKinds[kind].problems(id, data), id).toEqual([])
        expect((await deskKinds[kind].show(id, data, 'ja', source)).shown, id).not.toBeNull()
      }
      const [first] = await getEntries({ kind, lang: 'th' }, source)
      const { findings } = await getEntry({ kind, id: first?.id ?? '', lang: 'en' }, source)
      expect(findings.filter(({ level, code }) => level === 'error' && code !== 'expired')).toEqual([])
    },
  )

  it('every kind is read over its files: news, questions, jobs, stops and banners', async () => {
    const source = friday()
    const publish = async (kind: (typeof entryKinds)[number], id: string, field: string, text: string) => {
      const entry = await getEntry({ kind, id, lang: 'en' }, source)
      const words = { ...entry.data.words, en: { ...entry.data.words.en, [field]: text } }
      const data = { ...entry.data, words }
      const saved = await saveEntry({ kind, id, version: entry.version, data, stillRight: [] }, source)
      const checked = await checkEntry({ kind, id, version: saved.version }, source)
      await publishEntry({ kind, id, version: checked.version }, source)
    }
    const [banner] = await getHomeBanner({ lang: 'en' }, source)
    await publish('news', 'after-flood', 'title', 'News, edited')
    await publish('question', 'air-daily-use', 'question', 'Question, edited?')
    await publish('job', 'rd26-01', 'title', 'Job, edited')
    await publish('road-show', 'songkhla-september', 'place', 'Place, edited')
    await publish('banner', banner?.id ?? '', 'title', 'Banner, edited')
    expect((await getNewsById({ lang: 'en', id: 'after-flood' }, source)).title).toBe('News, edited')
    const { topics } = await getFaq({ lang: 'en', q: 'Question, edited?' }, source)
    expect(topics.flatMap(({ questions }) => questions.map(({ question }) => question))).toContain('Question, edited?')
    expect((await getCareerDetails({ lang: 'en', id: 'rd26-01' }, source)).title).toBe('Job, edited')
    const stops = await getMobileServiceRoadShow({ lang: 'en' }, source)
    expect(stops.find(({ id }) => id === 'songkhla-september')?.place).toBe('Place, edited')
    expect((await getHomeBanner({ lang: 'en' }, source)).find(({ id }) => id === banner?.id)?.title).toBe(
      'Banner, edited',
    )
  })
})

it('exported, the files say what they said, and what was published since', async () => {
  const db = await openCompanyDatabase('sqlite', 'sample')
  const source = contextOf(db, { now: new Date('2026-11-27T03:00:00.000Z'), user: staff })
  const changed = async () => {
    const files = await contentFiles(source)
    return files.filter((file) => {
      const place = `content/${file.path}`
      return differs(file, existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : null)
    })
  }
  expect((await changed()).map(({ path }) => path)).toEqual([])
  await removeEntry({ kind: 'news', id: 'after-flood', version: 0 }, source)
  const entry = await getEntry({ kind: 'question', id: 'air-leaks', lang: 'en' }, source)
  const data = { ...entry.data, words: { ...entry.data.words, th: { ...entry.data.words.th, question: 'ลมรั่วตรงไหน' } } }
  const saved = await saveEntry({ kind: 'question', id: 'air-leaks', version: 0, data, stillRight: [] }, source)
  const { version } = await checkEntry({ kind: 'question', id: 'air-leaks', version: saved.version }, source)
  await publishEntry({ kind: 'question', id: 'air-leaks', version }, source)
  const files = await changed()
  expect(files.map(({ path, value }) => [path, value === null])).toEqual([
    ['news.json', false],
    ['en/news/after-flood.json', true],
    ['th/news/after-flood.json', true],
    ['ja/news/after-flood.json', true],
    ['th/faq/air.json', false],
  ])
  const topic = files.at(-1)
  expect(topic?.write(topic.value)).toContain('"question": "ลมรั่วตรงไหน"')
  await db.destroy()
})
