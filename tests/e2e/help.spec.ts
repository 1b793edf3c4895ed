import type { Locator, Page } from '@playwright/test'
import type { z } from 'zod'
import { fileDownloadsSchema } from '@/lib/contract/document'
import { endpoints } from '@/lib/contract/endpoints'
import { faqAnswerSchema } from '@/lib/contract/faq'
import { serialFrom } from '@/lib/domain/serial'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { askProducts, oneOfKind, pcx } from './support/catalogue'
import { isLong } from '@/tests/support/long'
import { failuresOf } from './support/every'
import { findingsOf } from './support/findings'
import { expect, knowLanguage, test } from './support/test'
import { fill, inTurn, languages, words } from './support/words'

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
type Turn = { locale: Locale; on: keyof typeof screens }
const turns: Turn[] = [
  { locale: 'th', on: 'phone' },
  { locale: 'ja', on: 'desktop' },
  { locale: 'en', on: 'phone' },
]

test.setTimeout(150_000)

async function open(page: Page, path: string, { locale, on }: Turn): Promise<void> {
  await knowLanguage(page, 'en')
  await page.setViewportSize(screens[on])
  await page.goto(localizePath(path, locale))
}

/** The first guide with a film of the site's own. */
async function askFilm(origin: string, lang: Locale) {
  for (const guide of await ask(origin, 'getVideos', { lang }, endpoints.getVideos.output))
    if (guide.film?.provider === 'own') return { guide, film: guide.film }
  throw new Error('No guide has a film of the site.')
}

/** What a player shows now; `said`: the words of the subtitle on the screen. */
const readPlayer = (player: Locator) =>
  player.evaluate((element: HTMLVideoElement) => {
    const subtitles = element.textTracks[0]
    const said = Array.from(subtitles?.activeCues ?? [], (cue) => (cue as VTTCue).text).join(' ')
    return {
      seconds: element.currentTime,
      ready: element.readyState,
      width: element.videoWidth,
      paused: element.paused,
      subtitles: subtitles?.mode,
      language: subtitles?.language,
      cues: subtitles?.cues?.length ?? 0,
      said,
    }
  })

async function ask<S extends z.ZodType>(
  origin: string,
  operation: 'getFaq' | 'getFileDownloads' | 'getVideos',
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S>> {
  const answer = await fetch(
    `${origin}/api/company/${endpoints[operation].path}?${new URLSearchParams(query).toString()}`,
  )
  return schema.parse(await answer.json())
}

/** Thai without its tone marks, Japanese in half-width kana, English with a slip. */
const asked = {
  th: { q: 'นำมันรัว', id: 'oil-leak' },
  ja: { q: 'ｼｮｯｸ ｵｲﾙ', id: 'oil-leak' },
  en: { q: 'warrenty', id: 'warranty-term' },
} as const satisfies Record<Locale, { q: string; id: string }>

for (const turn of inTurn('a question is found however it is typed', turns)) {
  const { locale, on } = turn
  const { faq } = words[locale]

  test(`a question is found however it is typed and has a page of its own, in ${locale} on a ${on}`, async ({
    page,
    baseURL,
  }) => {
    const { q, id } = asked[locale]
    const found = await ask(baseURL ?? '', 'getFaq', { lang: locale, q }, faqAnswerSchema)
    const question = found.topics.flatMap(({ questions }) => questions).find((one) => one.id === id)
    if (!question) throw new Error(`${q} does not find ${id}`)
    await open(page, '/services/faq', turn)
    await page.getByRole('main').getByRole('searchbox', { name: faq.search.label }).fill(q)
    const results = page.getByRole('region', { name: faq.search.results })
    await expect(results.getByRole('listitem').first()).toBeVisible()
    const answer = results.locator('details').filter({ hasText: question.question })
    await answer.locator('summary').click()
    const findings = await findingsOf(page, `search, ${locale}, ${on}`)
    await answer.getByRole('link', { name: `${faq.ownPage}: ${question.question}` }).click()
    await expect(page).toHaveURL(localizePath(`/services/faq/${id}`, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.question)
    for (const other of languages)
      await expect(page.locator(`link[rel="alternate"][hreflang="${other.locale}"]`)).toHaveAttribute(
        'href',
        new RegExp(`${other.prefix}/services/faq/${id}$`),
      )
    findings.push(...(await findingsOf(page, `question, ${locale}, ${on}`)))
    expect(findings).toEqual([])
  })
}

for (const turn of inTurn('a code is read whole, by its beginning and with a slip', turns)) {
  const { locale, on } = turn
  const { 'product-code': codes } = words[locale]

  test(`a code is read whole, by its beginning and with a slip, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    const { id, code } = await oneOfKind(baseURL ?? '', 'unit-swing-shock')
    await open(page, '/services/productCode', turn)
    const field = page.getByRole('textbox', { name: codes.reader.label })
    const state = page.getByTestId('code-state')
    const places = page.getByRole('list', { name: codes.ruler }).getByRole('listitem')
    await field.fill('TG36-330TRCL-07B')
    await expect(state).toHaveText(codes.reader.complete)
    await expect(places).toHaveCount(7)
    await expect(places.nth(6)).toContainText(words[locale].spec.finishes.black)
    await field.fill('TG36-330')
    await expect(state).toHaveText(codes.reader.partial)
    await expect(places).toHaveCount(4)
    const findings = await findingsOf(page, `beginning, ${locale}, ${on}`)

    await field.fill(code.toLowerCase().replaceAll('-', ''))
    const links = page.locator('[data-found="exact"]')
    await expect(links.locator(`a[href="${localizePath(`/products/${id}`, locale)}"]`)).toBeVisible()
    await expect(links.getByRole('link', { name: codes.found.manual })).toHaveAttribute(
      'href',
      `/api/documents/products/${id}/manual.pdf?lang=${locale}`,
    )
    await expect(links.getByRole('link', { name: codes.found.documents })).toHaveAttribute(
      'href',
      `${localizePath('/services/download', locale)}?product=${id}`,
    )
    findings.push(...(await findingsOf(page, `product, ${locale}, ${on}`)))

    const serial = serialFrom('2614A', 4217)
    await field.fill(serial)
    await expect(state).toHaveText(codes.reader.serialRight)
    const register = page.getByRole('main').locator('a[href*="?serial="]').filter({ hasText: codes.reader.register })
    await expect(register).toHaveAttribute(
      'href',
      `${localizePath('/services/warranty/register', locale)}?serial=${serial}`,
    )
    await field.fill(serial.replace('4217', '4271'))
    await expect(state).toHaveText(codes.reader.serialWrongCheck)
    await expect(register).toHaveCount(0)
    await field.fill('Honda PCX')
    await expect(page.getByRole('link', { name: codes.reader.search })).toHaveAttribute(
      'href',
      `${localizePath('/search', locale)}?q=Honda%20PCX`,
    )
    findings.push(...(await findingsOf(page, `unknown, ${locale}, ${on}`)))
    expect(findings).toEqual([])
  })
}

for (const turn of inTurn('documents are narrowed to a vehicle and a kind', turns)) {
  const { locale, on } = turn
  const { documents } = words[locale]

  test(`documents are narrowed to a vehicle and a kind, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    await open(page, '/services/download', turn)
    const finder = page.getByRole('search', { name: documents.finder.label })
    await finder.getByRole('searchbox').fill('PCX160')
    await finder
      .getByRole('group', { name: documents.finder.vehicles })
      .getByRole('button', { name: fill(documents.finder.only, { name: pcx.names[locale] }) })
      .click()
    await expect(page).toHaveURL(new RegExp(`[?&]vehicle=${pcx.id}`))
    await finder.getByRole('button', { name: documents.kinds.manual, exact: true }).click()
    const { items, total } = await ask(
      baseURL ?? '',
      'getFileDownloads',
      { lang: locale, vehicle: pcx.id, kind: 'manual', pageSize: '48' },
      fileDownloadsSchema,
    )
    await expect(page.getByTestId('document-count')).toContainText(String(total))
    const fitting = new Set(
      (await askProducts(baseURL ?? '', { vehicle: pcx.id, pageSize: '48' })).items.map((product) => product.id),
    )
    expect(items.filter(({ product }) => fitting.has(product.id)).length).toBeGreaterThan(0)
    const found = page.getByRole('region', { name: documents.finder.found })
    for (const { href } of items.slice(0, 5)) await expect(found.locator(`a[href="${href}"]`)).toBeVisible()
    const findings = await findingsOf(page, `documents, ${locale}, ${on}`)
    await page.reload()
    await expect(page.getByTestId('document-count')).toContainText(String(total))
    expect(findings).toEqual([])
  })
}

for (const turn of inTurn('the manual is a small PDF', turns)) {
  const { locale } = turn

  test(`the manual is a small PDF, in ${locale}`, async ({ request, baseURL }) => {
    const { id } = await oneOfKind(baseURL ?? '', 'twin-shock')
    const answer = await request.get(`/api/documents/products/${id}/manual.pdf?lang=${locale}`, { timeout: 120_000 })
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const body = await answer.body()
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(body.byteLength).toBeLessThan(300 * 1024)
  })
}

for (const turn of inTurn('the road shows are a calendar that programs read', turns)) {
  const { locale } = turn

  test(`the road shows are a calendar that programs read, in ${locale}`, async ({ page }) => {
    await open(page, '/services/mobileService', turn)
    const stops = page.locator('main ol > li').filter({ has: page.locator('a[href*="/api/calendar/road-shows/"]') })
    const count = await stops.count()
    expect(count).toBeGreaterThan(0)
    const answer = await page.request.get(`/api/calendar/road-shows/all.ics?lang=${locale}`)
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const text = await answer.text()
    const lines = text.split('\r\n')
    expect(text).not.toMatch(/[^\r]\n/)
    expect([lines[0], lines.filter(Boolean).at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)
    expect(events).toHaveLength(count)
    for (const event of events)
      for (const part of [
        /\r\nUID:\S+\r\n/,
        /\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/,
        /\r\nDTSTART:\d{8}T\d{6}Z\r\n/,
        /\r\nSUMMARY:.+\r\n/,
        /\r\nEND:VEVENT\r\n/,
      ])
        expect(event).toMatch(part)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      stops.first().locator('a[href*="/api/calendar/"]').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^yss-road-show-.+\.ics$/)
  })
}

for (const turn of inTurn('the page of films asks nobody else for anything', turns)) {
  const { locale, on } = turn

  test(`the page of films asks nobody else for anything, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    const hosts = new Set<string>()
    const paths: string[] = []
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url())
      hosts.add(host)
      paths.push(pathname)
    })
    await open(page, '/services/videoTutorial', turn)
    const { search } = words[locale].video
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: search.label })
      .fill({ en: 'sag', th: 'แซก', ja: 'サグ' }[locale])
    await expect(
      page
        .getByRole('list', { name: search.results })
        .or(page.getByRole('region', { name: search.results }))
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    const findings = await findingsOf(page, `films, ${locale}, ${on}`)
    for (const guide of await page.getByRole('article').all()) await guide.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
    expect(paths.filter((path) => path.startsWith('/films/'))).toEqual([])
    await expect(page.locator('iframe, video')).toHaveCount(0)
    expect(findings).toEqual([])
  })
}

for (const turn of inTurn('a film plays with subtitles and from each chapter', turns)) {
  const { locale, on } = turn

  test(`a film plays with subtitles and from each chapter, in ${locale} on a ${on}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    const { guide } = await askFilm(baseURL ?? '', locale)
    const [, , third] = guide.chapters
    if (!third) throw new Error(`${guide.id} has no third chapter`)
    const { video } = words[locale]
    await open(page, '/services/videoTutorial', turn)
    const cookies = await context.cookies()
    const article = page.locator(`article#${guide.id}`)
    const player = article.locator('video')
    const secondsOf = async () => (await readPlayer(player)).seconds

    await article.getByRole('button', { name: video.play }).click()
    await expect(player).toBeFocused()
    await expect.poll(secondsOf, { timeout: 20_000 }).toBeGreaterThan(0.5)
    await expect.poll(async () => (await readPlayer(player)).cues).toBeGreaterThan(guide.chapters.length)
    const playing = await readPlayer(player)
    expect(playing).toMatchObject({ width: 1280, paused: false, subtitles: 'showing', language: locale })
    expect(playing.ready).toBeGreaterThanOrEqual(2)
    const findings = await findingsOf(page, `film, ${locale}, ${on}`)

    const chapter = article.getByRole('list', { name: video.chapters }).getByRole('button').nth(2)
    await chapter.click()
    await expect.poll(secondsOf, { timeout: 20_000 }).toBeGreaterThan(third.startSeconds)
    await expect(chapter).toHaveAttribute('aria-current', 'true')
    await expect(player).toBeFocused()
    const later = await readPlayer(player)
    expect(later.seconds).toBeLessThan(third.startSeconds + 12)
    expect(later.said).not.toBe('')
    expect(third.transcript.replaceAll(/\s/g, '')).toContain(later.said.replaceAll(/\s/g, ''))
    expect(await context.cookies()).toEqual(cookies)

    await page.getByRole('banner').getByRole('link', { name: /^YSS / }).click()
    await expect(page).not.toHaveURL(/videoTutorial/)
    await expect.poll(async () => (await readPlayer(player)).paused).toBe(true)
    const left = await secondsOf()
    await page.goBack()
    await expect(player).toBeVisible()
    expect(await readPlayer(player)).toMatchObject({ seconds: left, paused: true })
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
    expect(findings).toEqual([])
  })
}

test('a film that does not come says so, and the guide is still there to read', async ({ page, baseURL }) => {
  const { guide, film } = await askFilm(baseURL ?? '', 'th')
  await page.route(`**${film.file}`, (route) => route.abort())
  await open(page, '/services/videoTutorial', { locale: 'th', on: 'phone' })
  const article = page.locator(`article#${guide.id}`)
  await article.getByRole('button', { name: words.th.video.play }).click()
  await expect(article.getByRole('alert')).toHaveText(words.th.video.failed)
  expect(await findingsOf(page, 'film that failed')).toEqual([])
  await page.unroute(`**${film.file}`)
  await article.getByRole('list', { name: words.th.video.chapters }).getByRole('button').first().click()
  await expect
    .poll(async () => (await readPlayer(article.locator('video'))).seconds, { timeout: 20_000 })
    .toBeGreaterThan(0.5)
  await expect(article.getByRole('alert')).toHaveCount(0)
})

test('a film is sent in parts and kept, its subtitles too, without a redirect to a language', async ({
  request,
  baseURL,
}) => {
  const { guide, film } = await askFilm(baseURL ?? '', 'en')
  const part = await request.get(film.file, { headers: { range: 'bytes=0-99' }, maxRedirects: 0 })
  expect([part.status(), part.headers()['content-type'], part.headers()['content-range']]).toEqual([
    206,
    'video/mp4',
    `bytes 0-99/${film.bytes}`,
  ])
  expect(part.headers()['cache-control']).toContain('immutable')
  for (const { locale } of languages) {
    const track = await request.get(`/films/${guide.id}/subtitles.${locale}.vtt?v=test`, { maxRedirects: 0 })
    expect([track.status(), track.headers()['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
    expect(track.headers()['cache-control']).toContain('immutable')
    expect(await track.text()).toMatch(/^WEBVTT\n/)
  }
  for (const path of [
    `/films/${guide.id}/subtitles.de.vtt`,
    '/films/no-such-film/subtitles.en.vtt',
    '/films/no-such-film.0123456789.mp4',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

// Each is made at its first visit, which takes longer than to ask for it: every fourth, unless there is time.
test('questions have one address each, in the languages by turns', async ({ request, baseURL }) => {
  const step = isLong ? 1 : 4
  const answers = await Promise.all(
    languages.map(async ({ locale }) => ({
      locale,
      topics: (await ask(baseURL ?? '', 'getFaq', { lang: locale }, faqAnswerSchema)).topics,
    })),
  )
  const pages = answers.flatMap(({ locale, topics }, turn) =>
    topics
      .flatMap(({ questions }) => questions)
      .filter(({ number }) => number % step === 0 && (number / step) % languages.length === turn)
      .map((question) => ({ locale, question })),
  )
  const failures = await failuresOf(pages, 2, async ({ locale, question }) => {
    const path = localizePath(`/services/faq/${question.id}`, locale)
    const answer = await request.get(path, { headers: { cookie: 'i18n_redirected=en' } })
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
    return answer.status() === 200 && heading !== '' ? null : `${path}: ${answer.status()} ${heading}`
  })
  expect(failures).toEqual([])
  expect(
    (await request.get('/services/faq/no-such-question', { headers: { cookie: 'i18n_redirected=en' } })).status(),
  ).toBe(404)
})
