import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { newsQuery, newsSchema, newsSummarySchema, type News } from '@/lib/contract/news'
import { findPicture } from '@/lib/pictures/find-picture'
import { matchRoute } from '@/lib/routes/table'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { getNews, getNewsById } from './news'
import { newsTable, newsTextSchema } from './news-table'

const db = await openCompanyDatabase('sqlite', 'sample')
const allOver = '2027-12-31T03:00:00Z'
const at = (now: string) => contextOf(db, { now: new Date(now) })
const ask = (input: Record<string, unknown>, now = allOver) => getNews(newsQuery.parse(input), at(now))
const read = (id: string, lang: Lang = 'en', now = allOver) => getNewsById({ lang, id }, at(now))
const ids = newsTable.map(({ id }) => id)

describe('every piece of news', () => {
  it.each(ids)('%s: keeps to the contract in three languages that tell the same', async (id) => {
    const [en, ...others] = await Promise.all(langs.map((lang) => read(id, lang)))
    if (!en) throw new Error('There is no English.')
    for (const item of [en, ...others]) expect(newsSchema.parse(item)).toEqual(item)
    const shape = ({ body, programme, bring, afterwards }: News) => ({
      body: body.map((block) => [block.kind, block.kind === 'list' ? block.items.length : 0]),
      programme: programme.map(({ time }) => time),
      bring: bring.length,
      afterwards: afterwards.map(({ kind }) => kind),
    })
    for (const item of others) {
      expect(shape(item)).toEqual(shape(en))
      expect([item.title, item.summary]).not.toContain(en.title)
    }
  })

  it.each(ids)('%s: is whole, with every heading followed by what it is over', async (id) => {
    for (const lang of langs) {
      const { body, afterwards, title } = await read(id, lang)
      for (const blocks of [body, afterwards])
        blocks.forEach((block, i) => {
          if (block.kind === 'heading') expect(blocks[i + 1]?.kind, `${lang}: ${block.text}`).toMatch(/paragraph|list/)
          if (block.kind === 'paragraph') expect(block.text, lang).not.toMatch(/^[a-z]/)
        })
      expect(title).not.toMatch(/[{}<>]/)
    }
  })

  it.each(newsTable)(
    '$id: its parts, pages, picture and stop exist',
    async ({ id, products, paths, picture, stop }) => {
      const item = await read(id)
      expect(item.products.map(({ code }) => code)).toEqual(products)
      for (const path of paths) expect(matchRoute(path)?.route, path).toBeDefined()
      expect(findPicture(picture), picture).not.toBeNull()
      expect(item.event?.stop ?? undefined).toBe(stop)
      expect(item.kind === 'event').toBe(item.event !== null)
    },
  )

  it.each(newsTable.filter(({ kind }) => kind === 'event'))(
    '$id: its programme is in order and within its hours',
    async ({ id }) => {
      const { event, programme, publishedOn } = await read(id)
      if (!event) throw new Error('Nothing takes place.')
      expect(event.opens < event.closes).toBe(true)
      expect(event.startsOn <= event.endsOn).toBe(true)
      expect(publishedOn < event.startsOn).toBe(true)
      const times = programme.map(({ time }) => time)
      expect(times).toEqual([...new Set(times)].toSorted())
      expect(times.filter((time) => time < event.opens || time > event.closes)).toEqual([])
    },
  )

  it('has its words in every language, and no words lie about without it', () => {
    for (const lang of langs)
      expect(readdirSync(`content/${lang}/news`).toSorted()).toEqual(ids.map((id) => `${id}.json`).toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the list of news', () => {
  it('has what is out by the day in Thailand, the latest first', async () => {
    const all = await ask({ lang: 'th' })
    for (const item of all) expect(newsSummarySchema.parse(item)).toEqual(item)
    expect(all.map(({ publishedOn }) => publishedOn)).toEqual(
      all
        .map(({ publishedOn }) => publishedOn)
        .toSorted()
        .toReversed(),
    )
    const idsAt = async (now: string) => (await ask({}, now)).map(({ id }) => id)
    expect(await idsAt('2026-11-22T16:59:59.999Z')).not.toContain('buriram-march-track')
    expect((await idsAt('2026-11-22T17:00:00Z'))[0]).toBe('buriram-march-track')
  })

  it('narrows by kind and year', async () => {
    const events = await ask({ kind: 'event' })
    expect(events.length).toBeGreaterThan(3)
    expect(events.every(({ kind }) => kind === 'event')).toBe(true)
    const old = await ask({ year: '2025' })
    expect(old.length).toBeGreaterThan(1)
    expect(old.every(({ publishedOn }) => publishedOn.startsWith('2025-'))).toBe(true)
    expect(await ask({ year: '2001' })).toEqual([])
  })

  it('an event is coming, running through its last day in Thailand, and over', async () => {
    const stateAt = async (now: string) => (await read('cutaway-week', 'en', now)).event?.state
    expect(await stateAt('2026-11-15T16:59:59.999Z')).toBe('coming')
    expect(await stateAt('2026-11-15T17:00:00Z')).toBe('running')
    expect(await stateAt('2026-11-29T16:59:59.999Z')).toBe('running')
    expect(await stateAt('2026-11-29T17:00:00Z')).toBe('past')
  })

  it('what is not out yet, and what does not exist, is not found', async () => {
    await expect(read('buriram-march-track', 'en', '2026-11-22T16:59:59Z')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(read('no-such-news')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('the words of an event of our own name a place, those of a stop do not', async () => {
  for (const { id, event } of newsTable)
    for (const lang of langs)
      expect((await readContent(lang, 'news', id, newsTextSchema)).place !== undefined, `${lang} ${id}`).toBe(!!event)
})
