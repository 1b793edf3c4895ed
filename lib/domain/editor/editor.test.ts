import { describe, expect, it } from 'vitest'
import type { EntryData } from '@/lib/contract/editor'
import { readArticle, writeArticle } from './article'
import { checkEntry, type CheckSources } from './checks'
import { entryChanges, fitEntry, outdatedAfter, toTranslate } from './entry-data'
import { kindFields } from './kind-fields'

const fields = kindFields.promotion
const words = (title: string) => ({ title, text: 'A text', includes: 'One\nTwo' })
const entry = (titles: [en: string, th: string, ja: string], facts: EntryData['facts'] = {}): EntryData =>
  fitEntry(fields, {
    facts: {
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
      lines: ['moto'],
      places: ['workshop'],
      terms: ['book'],
      ...facts,
    },
    words: { en: words(titles[0]), th: words(titles[1]), ja: words(titles[2]) },
  })
const nothing = { th: {}, ja: {} }

describe('an article as it is typed', () => {
  it('is read as files write it, and written back the same', () => {
    const parts = ['A text.', { heading: 'More' }, ['one', 'two'], { text: 'Book', href: '/appointment' }, 'End']
    const typed = writeArticle(parts)
    expect(typed).toBe('A text.\n\n## More\n\n- one\n- two\n\n[Book](/appointment)\n\nEnd')
    expect(readArticle(typed)).toEqual(parts)
    expect(readArticle('  \r\n\r\n## More\r\nunder it\r\n')).toEqual([{ heading: 'More' }, 'under it'])
  })

  it('keeps a link to another site as words', () => {
    expect(readArticle('[x](https://evil.test)')).toEqual(['[x](https://evil.test)'])
  })
})

describe('translations', () => {
  const [before, after] = [entry(['Old', 'เก่า', '旧']), entry(['New', 'เก่า', '旧'])]
  const edit = (next: EntryData, known = nothing, stillRight: { lang: 'th' | 'ja'; field: string }[] = []) =>
    outdatedAfter(fields, { before, after: next, outdated: known, stillRight })

  it('are older than the English once it alone was changed, and say what they were made from', () => {
    expect(edit(after)).toEqual({ th: { title: 'Old' }, ja: { title: 'Old' } })
    expect(toTranslate(fields, after, edit(after))).toEqual([
      { lang: 'th', field: 'title', why: 'outdated' },
      { lang: 'ja', field: 'title', why: 'outdated' },
    ])
  })

  it('are not when they were changed with it, were called right, or the English is what it was', () => {
    expect(edit(entry(['New', 'ใหม่', '旧']))).toEqual({ th: {}, ja: { title: 'Old' } })
    expect(edit(after, nothing, [{ lang: 'ja', field: 'title' }])).toEqual({ th: { title: 'Old' }, ja: {} })
    const again = outdatedAfter(fields, { before: after, after: before, outdated: edit(after), stillRight: [] })
    expect(again).toEqual(nothing)
  })

  it('are missing where the English says something and they do not', () => {
    expect(toTranslate(fields, entry(['New', '', '旧']), nothing)).toEqual([
      { lang: 'th', field: 'title', why: 'missing' },
    ])
  })
})

it('an entry has every field of its kind and no other; changes are told field by field', () => {
  const given = { facts: { startsOn: ['no'], other: 'x' }, words: { en: { title: ' A ', evil: 'x' }, th: {}, ja: {} } }
  const fitted = fitEntry(fields, given)
  expect(Object.keys(fitted.facts)).toEqual(fields.facts.map(({ name }) => name))
  expect(fitted.facts.startsOn).toBe('')
  expect(fitted.words.en).toEqual({ title: 'A', text: '', includes: '' })
  expect(entryChanges(fields, entry(['A', 'ก', 'あ']), entry(['A', 'ข', 'あ'], { endsOn: '2027-01-31' }))).toEqual([
    { field: 'endsOn', lang: null, before: '2026-12-31', after: '2027-01-31' },
    { field: 'title', lang: 'th', before: 'ก', after: 'ข' },
  ])
})

describe('the check before publication', () => {
  const check = (data: EntryData, known: Partial<CheckSources> = {}) =>
    checkEntry({
      fields,
      data,
      outdated: nothing,
      today: '2026-11-24',
      from: '2026-11-24',
      unknown: { links: new Set(), codes: new Set(), pictures: new Set() },
      described: new Set(),
      ...known,
    }).map(({ code, field, lang }) => [code, field, lang].filter(Boolean).join(' '))
  const right = entry(['Sag day', 'วันแซก', 'サグの日'])

  it('finds nothing where nothing is wrong', () => {
    expect(check(right)).toEqual([])
  })

  it.each<[string, EntryData, Partial<CheckSources>, string]>([
    ['a language that is missing', entry(['Sag day', '', 'サグの日']), {}, 'required title th'],
    ['a fact that is missing', entry(['A', 'ก', 'あ'], { places: [] }), {}, 'required places'],
    ['days in the wrong order', entry(['A', 'ก', 'あ'], { endsOn: '2026-11-30' }), {}, 'days-order endsOn'],
    ['what is over', right, { today: '2027-01-01' }, 'expired endsOn'],
    ['what is over before it would be out', right, { from: '2027-01-01' }, 'too-late endsOn'],
    ['a forbidden word', entry(['A', 'โปรดจอง', 'あ']), {}, 'glossary title th'],
    ['a title that result pages cut', entry(['A'.repeat(61), 'ก', 'あ']), {}, 'title-long title en'],
    ['an old translation', right, { outdated: { th: {}, ja: { title: 'Old' } } }, 'outdated title ja'],
    [
      'lines that do not belong to each other',
      { ...right, words: { ...right.words, ja: { ...right.words.ja, includes: 'one' } } },
      {},
      'line-count includes ja',
    ],
    [
      'a part number in running text that does not exist',
      entry(['For MG46-310TRCL-99B', 'ก', 'あ']),
      { unknown: { links: new Set(), codes: new Set(['MG46-310TRCL-99B']), pictures: new Set() } },
      'unknown-code title en',
    ],
  ])('finds %s', (_, data, known, expected) => {
    expect(check(data, known)).toEqual([expected])
  })

  it('counts the last day in, and a day more not', () => {
    expect(check(right, { today: '2026-12-31', from: '2026-12-31' })).toEqual([])
    expect(check(right, { today: '2027-01-01', from: '2027-01-01' })).toEqual(['expired endsOn'])
  })

  it('wants words for a picture that the site has none for, and checks links and pictures', () => {
    const news = fitEntry(kindFields.news, {
      facts: { kind: 'guide', publishedOn: '2026-11-24', picture: 'nothing', paths: ['/nowhere'] },
      words: { en: { title: 'A', body: 'See [there](/gone)' }, th: {}, ja: {} },
    })
    const found = check(news, {
      fields: kindFields.news,
      unknown: { links: new Set(['/nowhere', '/gone']), codes: new Set(), pictures: new Set(['nothing']) },
    })
    for (const expected of [
      'unknown-link paths',
      'unknown-link body en',
      'unknown-picture picture',
      'no-alt pictureAlt ja',
    ])
      expect(found).toContain(expected)
  })
})
