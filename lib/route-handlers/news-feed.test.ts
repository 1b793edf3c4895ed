// @vitest-environment jsdom
import '@/tests/support/environment'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewsSummary } from '@/lib/contract/news'
import { answerNewsFeed, writeNewsFeed } from './news-feed'

const mocks = vi.hoisted(() => ({ readNews: vi.fn() }))
vi.mock('@/lib/data/news', () => ({ readNews: mocks.readNews }))

const item: NewsSummary = {
  id: 'rainy-season',
  kind: 'guide',
  publishedOn: '2026-05-18',
  changedOn: '2026-05-18',
  title: 'Rain',
  summary: 'What water does',
  picture: 'macro-spring',
  focus: null,
  pictureAlt: null,
  event: null,
  sample: false,
}
const hostile = `"quoted" 'too' <b>&amp; ]]> <!-- --> โช้ค 伸側減衰 🏍\u0000\u0008\uD800\nnext\tline`
const cleaned = `"quoted" 'too' <b>&amp; ]]> <!-- --> โช้ค 伸側減衰 🏍\nnext\tline`
const words = { title: hostile, description: hostile, sample: 'Sample & more' }

/** Throws where the text is no well-formed XML. */
function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'text/xml')
  const wrong = parsed.querySelector('parsererror')
  if (wrong) throw new Error(wrong.textContent)
  return parsed
}
const write = (news: NewsSummary[]) => parse(writeNewsFeed(news, { lang: 'ja', siteUrl: 'https://yss.example', words }))
const textOf = (node: Document | Element | undefined | null, selector: string) =>
  node?.querySelector(selector)?.textContent

beforeEach(() => mocks.readNews.mockResolvedValue({ news: [item, { ...item, id: 'second' }], until: '' }))

describe('the feed of news', () => {
  it('stays XML with whatever people write, and keeps every sign of it that XML can hold', () => {
    const feed = write([{ ...item, title: hostile, summary: hostile }])
    expect(textOf(feed, 'item > title')).toBe(cleaned)
    expect(textOf(feed, 'item > description')).toBe(cleaned)
    expect(textOf(feed, 'channel > title')).toBe(cleaned)
    expect(feed.querySelectorAll('item')).toHaveLength(1)
  })

  it('links in full to the pages of its language, under addresses that stay', () => {
    const feed = write([item])
    const page = 'https://yss.example/jp/newsAndEvents/rainy-season'
    expect(textOf(feed, 'item > link')).toBe(page)
    expect(textOf(feed, 'item > guid')).toBe(page)
    expect(textOf(feed, 'channel > link')).toBe('https://yss.example/jp/newsAndEvents')
    expect(textOf(feed, 'language')).toBe('ja')
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://yss.example/api/feeds/news/ja.xml',
    )
    expect(textOf(feed, 'item > pubDate')).toBe('Mon, 18 May 2026 02:00:00 GMT')
  })

  it('says of a sample that it is one, and of nothing else', () => {
    const feed = write([item, { ...item, id: 'made-up', sample: true }])
    const told = [...feed.querySelectorAll('item > description')].map(({ textContent }) => textContent)
    expect(told).toEqual(['What water does', 'What water does (Sample & more)'])
  })

  it('without news is a feed without items', () => {
    const feed = write([])
    expect(feed.querySelectorAll('item')).toHaveLength(0)
    expect(feed.querySelector('lastBuildDate')).toBeNull()
  })
})

describe('the address of the feed', () => {
  const ask = (file: string) => answerNewsFeed(new Request(`http://localhost/api/feeds/news/${file}`), file)

  it.each([
    ['en.xml', 200],
    ['th.xml', 200],
    ['ja.xml', 200],
    ['jp.xml', 404],
    ['en.rss', 404],
    ['all.xml', 404],
    ['..%2Fen.xml', 404],
  ])('%s answers %d', async (file, status) => {
    const response = await ask(file)
    expect(response.status).toBe(status)
    if (status === 404) return
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const feed = parse(await response.text())
    expect(feed.querySelectorAll('item')).toHaveLength(2)
    expect(mocks.readNews).toHaveBeenCalledWith(file.slice(0, 2))
  })

  it('speaks the language of its name', async () => {
    const titles = await Promise.all(
      ['en.xml', 'th.xml', 'ja.xml'].map(async (file) =>
        textOf(parse(await (await ask(file)).text()), 'channel > title'),
      ),
    )
    expect(titles).toEqual([
      expect.stringContaining('news'),
      expect.stringContaining('ข่าว'),
      expect.stringContaining('ニュース'),
    ])
  })
})
