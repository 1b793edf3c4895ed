import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { SearchDocument } from './document'
import { searchNearest } from './nearest'
import { searchDocuments, type SearchParams } from './query'
import { newSource } from './source'
import { indexDocuments, removeDocuments } from './store'

type Names = { en: string; th: string; ja: string }
const make = (base: Omit<SearchDocument, 'lang' | 'title' | 'body'>, title: Names, body: Names): SearchDocument[] =>
  langs.map((lang) => ({ ...base, lang, title: title[lang], body: body[lang] }))

const pcx = { en: 'Honda PCX160', th: 'ฮอนด้า พีซีเอ็กซ์ 160', ja: 'ホンダ PCX160' }
const vehicle = (refId: string, title: Names, names: string[], years = '') =>
  make({ kind: 'vehicle', refId, names, codeKey: null, weight: 0.9 }, title, {
    en: `scooter ${years}`,
    th: `สกู๊ตเตอร์ ${years}`,
    ja: `スクーター ${years}`,
  })
const documents = [
  ...vehicle('honda-pcx160', pcx, ['PCX160', 'พีซีเอ็กซ์']),
  ...vehicle('yamaha-nmax', { en: 'Yamaha NMAX', th: 'ยามาฮ่า เอ็นแม็กซ์', ja: 'ヤマハ NMAX' }, ['NMAX']),
  ...vehicle(
    'isuzu-d-max',
    { en: 'Isuzu D-Max', th: 'อีซูซุ ดีแม็กซ์', ja: 'いすゞ D-MAX' },
    ['D-Max', 'ディーマックス'],
    '2015 2016 2017',
  ),
  ...vehicle('yamaha-tmax', { en: 'Yamaha TMAX', th: 'ยามาฮ่า ทีแม็กซ์', ja: 'ヤマハ TMAX' }, ['TMAX'], '2015 2016 2017'),
  ...make(
    { kind: 'product', refId: 'gtx-pcx', codeKey: 'SG3037001B', weight: 0.6 },
    { en: 'GTX rear shock', th: 'โช้คหลัง GTX', ja: 'GTX リアショック' },
    pcx,
  ),
  ...make(
    { kind: 'product', refId: 'gtx-pcx-red', codeKey: 'SG3037001R', weight: 0.5 },
    { en: 'GTX rear shock, red', th: 'โช้คหลัง GTX แดง', ja: 'GTX リアショック 赤' },
    pcx,
  ),
  ...make(
    { kind: 'product', refId: 'fork-spring', codeKey: 'FN3125001S', weight: 0.5 },
    { en: 'Fork spring', th: 'สปริงโช้คหน้า', ja: 'フォークスプリング' },
    { en: 'Yamaha NMAX', th: 'ยามาฮ่า', ja: 'ヤマハ' },
  ),
]

describe.each(['sqlite', 'postgres'] as const)('search on %s', (engine) => {
  let db: Kysely<Database>
  const search = (query: string, more: Partial<SearchParams> = {}) =>
    searchDocuments(newSource(db), { query, lang: 'en', limit: 10, offset: 0, ...more })
  const ids = async (query: string, more: Partial<SearchParams> = {}) =>
    (await search(query, more)).hits.map(({ refId }) => refId)

  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await indexDocuments(db, engine, documents)
  }, 60_000)
  afterAll(() => db.destroy())

  it.each(['ดีแม็กซ์ 2559', 'ดีแม็กซ์ 2016', 'ディーマックス 2016', 'd-max 2016'])(
    'takes the year in %s for a part of the question, not for a doubt about the name',
    async (query) => {
      const { hits } = await search(query, { lang: 'th' })
      expect(hits.map(({ refId, matched }) => [refId, matched])).toEqual([['isuzu-d-max', 'all']])
    },
  )

  it.each(['sg30-370 01b', 'SG3O37OO1B', 'shock SG30-37001B'])(
    'finds the part number %s as the only exact one',
    async (query) => {
      const { hits } = await search(query)
      expect(hits[0]).toMatchObject({ refId: 'gtx-pcx', matched: 'code' })
    },
  )

  it('finds every part whose number begins with the query', async () => {
    expect(await ids('SG30-370')).toEqual(['gtx-pcx', 'gtx-pcx-red'])
  })

  it.each(['pcx160', 'PCX 160', 'พีซีเอ็กซ์', 'พีซีเอกซ', 'ＰＣＸ１６０'])(
    'puts the vehicle first and its parts after it for %s',
    async (query) => {
      const found = await ids(query)
      expect(found[0]).toBe('honda-pcx160')
      expect(found).toContain('gtx-pcx')
      expect(found).not.toContain('yamaha-nmax')
    },
  )

  it.each(langs)('finds Thai, Japanese and English words from the %s pages, once each', async (lang) => {
    for (const query of ['โช๊ค', 'ｼｮｯｸ', 'shocks', 'サスペンション']) {
      const found = await ids(query, { lang, kinds: ['product'] })
      expect(found.slice(0, 2).sort()).toEqual(['gtx-pcx', 'gtx-pcx-red'])
      expect(new Set(found).size).toBe(found.length)
    }
  })

  it.each([
    ['F=h8', 'โช้ค', 'gtx-pcx'],
    ['F=h8 pcx160', 'โช้ค pcx160', 'gtx-pcx'],
    ['ยแป', 'pcx', 'honda-pcx160'],
    ['ห้นแา', null, 'gtx-pcx'],
  ])('reads %s as typed with the other keyboard layout', async (query, corrected, first) => {
    const result = await search(query)
    if (corrected) expect(result.correctedQuery).toBe(corrected)
    expect(result.hits[0]).toMatchObject({ matched: 'keyboard' })
    expect(result.hits.map(({ refId }) => refId)).toContain(first)
  })

  it.each([
    ['nmaxx', 'nmax', 'yamaha-nmax'],
    ['yamhaa', 'yamaha', 'yamaha-nmax'],
    ['rear schock', 'rear shock', 'gtx-pcx'],
    ['Hodna PCX160', 'honda PCX160', 'honda-pcx160'],
  ])('corrects %s to %s', async (query, corrected, first) => {
    const result = await search(query)
    expect(result.correctedQuery).toBe(corrected)
    expect(result.hits[0]).toMatchObject({ refId: first, matched: 'some' })
  })

  it.each([
    ['dmax', 'isuzu-d-max'],
    ['d max', 'isuzu-d-max'],
    ['n max', 'yamaha-nmax'],
    ['hondapcx', 'honda-pcx160'],
    ['yama', 'yamaha-nmax'],
  ])('finds %s, written otherwise', async (query, first) => {
    expect((await ids(query))[0]).toBe(first)
  })

  it('finds what has most of the words, and says so', async () => {
    const { hits } = await search('yamaha nmax quokka')
    expect(hits[0]).toMatchObject({ refId: 'yamaha-nmax', matched: 'some' })
  })

  it('keeps to the asked kinds and pages without repeats', async () => {
    expect((await search('honda', { kinds: ['product'] })).hits.every(({ kind }) => kind === 'product')).toBe(true)
    const all = await ids('gtx')
    expect([...(await ids('gtx', { limit: 1 })), ...(await ids('gtx', { limit: 1, offset: 1 }))]).toEqual(all)
    expect((await search('gtx', { limit: 1 })).total).toBe(2)
  })

  it.each(['', '"', '* OR NEAR(', "'; drop table search_document --", '\u0000', 'ー', '🏍', 'a'.repeat(200)])(
    'answers odd input %j without an error',
    async (query) => {
      await expect(search(query)).resolves.toMatchObject({ total: expect.any(Number) as number })
    },
  )

  it('stores more things than one batch, languages together', async () => {
    const many = Array.from({ length: 600 }, (_, index) =>
      make(
        { kind: 'page', refId: `page-${index}`, codeKey: null, weight: 0.1 },
        { en: `Notice ${index}`, th: `ประกาศ ${index}`, ja: `お知らせ ${index}` },
        { en: '', th: '', ja: '' },
      ),
    ).flat()
    await indexDocuments(db, engine, many)
    expect((await search('notice', { kinds: ['page'] })).total).toBe(600)
    expect(await ids('ประกาศ 599')).toEqual(['page-599'])
    const pages = [...(await ids('notice', { limit: 400 })), ...(await ids('notice', { limit: 400, offset: 400 }))]
    expect(new Set(pages).size).toBe(600)
    await removeDocuments(
      db,
      engine,
      many.map(({ kind, refId }) => ({ kind, refId })),
    )
    expect((await search('notice')).total).toBe(0)
  })

  it('offers the nearest where nothing is found', async () => {
    expect((await search('kwzxq')).total).toBe(0)
    expect(
      (await searchNearest(newSource(db), { query: 'yamahax', lang: 'en', limit: 3 })).map(({ refId }) => refId),
    ).toContain('yamaha-nmax')
    expect(await searchNearest(newSource(db), { query: 'yamahero', lang: 'en', limit: 3 })).toEqual([])
    expect((await searchNearest(newSource(db), { query: 'SG30-99901B', lang: 'en', limit: 3 }))[0]).toMatchObject({
      refId: 'gtx-pcx',
      matched: 'nearest',
    })
  })

  it('replaces and removes documents, words included', async () => {
    const extra = vehicle('bmw-r1250gs', { en: 'BMW R1250GS', th: 'บีเอ็ม R1250GS', ja: 'BMW R1250GS' }, [])
    await indexDocuments(db, engine, extra)
    await indexDocuments(db, engine, extra)
    expect(await ids('r1250gs')).toEqual(['bmw-r1250gs'])
    await indexDocuments(
      db,
      engine,
      extra.map((document) => ({ ...document, title: 'BMW F900GS' })),
    )
    expect(await ids('bmw f900gs')).toEqual(['bmw-r1250gs'])
    expect(await ids('1250')).toEqual([])
    await removeDocuments(db, engine, [{ kind: 'vehicle', refId: 'bmw-r1250gs' }])
    expect((await search('bmw')).total).toBe(0)
    expect(await db.selectFrom('search_token').select('token').where('token', '=', 'bmw').execute()).toEqual([])
    expect(await db.selectFrom('search_gram').select('token').where('token', '=', 'bmw').execute()).toEqual([])
  })
})
