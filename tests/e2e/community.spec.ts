import { localizePath } from '@/lib/i18n/locales'
import { arrive, tabTo } from './support/booking'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { words } from './support/words'

test.setTimeout(120_000)

test('a visitor narrows the builds on a phone, likes one, finds it liked again, and reports it', async ({
  page: tab,
}) => {
  const { community: texts, spec } = words.th
  await arrive(tab, 'phone')
  await tab.goto(localizePath('/community', 'th'))
  const findings = await findingsOf(tab, 'builds')
  await tab.locator('[data-builds] form').getByText(spec.vehicleTypes.scooter).click()
  const shown = tab.locator('[data-builds] [data-type]').filter({ visible: true })
  expect(await shown.evaluateAll((items) => [...new Set(items.map((item) => item.getAttribute('data-type')))])).toEqual(
    ['scooter'],
  )
  await shown.last().getByRole('link').click()
  await expect(tab).toHaveURL(/\/th\/community\/[a-z0-9-]+$/)
  await expect(tab.getByRole('table', { name: texts.parts })).toBeVisible()
  findings.push(...(await findingsOf(tab, 'build')))

  const button = tab.getByRole('button', { name: texts.like.like, exact: true })
  const liked = tab.getByRole('button', { name: texts.like.liked, exact: true })
  await button.scrollIntoViewIfNeeded()
  const count = tab.getByRole('status').filter({ hasText: /./ }).first()
  await expect(count).toBeVisible()
  const before = await count.textContent()
  await button.click()
  await expect(liked).toHaveAttribute('aria-pressed', 'true')
  await expect(count).not.toHaveText(before ?? '')
  await tab.reload()
  await expect(liked).toHaveAttribute('aria-pressed', 'true')
  await liked.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(count).toHaveText(before ?? '')

  const open = tab.getByRole('button', { name: texts.report.open })
  await tabTo(tab, open, 120)
  await tab.keyboard.press('Enter')
  const dialog = tab.getByRole('dialog', { name: texts.report.title })
  await dialog.getByRole('button', { name: texts.report.send }).click()
  const reason = dialog.getByRole('combobox')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  findings.push(...(await findingsOf(tab, 'report')))
  await reason.selectOption('wrong')
  await dialog.getByRole('textbox').fill('ค่าคลิกไม่ตรงกับคู่มือ')
  await dialog.getByRole('button', { name: texts.report.send }).click()
  await expect(dialog.getByText(texts.report.sentTitle)).toBeVisible()
  await tab.keyboard.press('Escape')
  await expect(open).toBeFocused()
  expect(findings).toEqual([])
})

test('an event tells its day, its calendar file says the same, and the feed is linked', async ({ page: tab }) => {
  const { news: texts } = words.ja
  await arrive(tab, 'desktop')
  await tab.goto(localizePath('/newsAndEvents', 'ja'))
  const findings = await findingsOf(tab, 'news')
  const feed = await tab.locator('link[type="application/rss+xml"]').getAttribute('href')
  expect(feed).toMatch(/\/api\/feeds\/news\/ja\.xml$/)
  const answer = await tab.request.get(new URL(feed ?? '', tab.url()).pathname)
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const items = await tab.evaluate(
    (xml) => {
      const feedOf = new DOMParser().parseFromString(xml, 'text/xml')
      return feedOf.querySelector('parsererror') ? -1 : feedOf.querySelectorAll('item').length
    },
    await answer.text(),
  )
  expect(items).toBe(await tab.locator('[data-news] [data-kind]').count())

  await tab.getByRole('region', { name: texts.next }).or(tab.locator('#next')).getByRole('link').last().click()
  await expect(tab).toHaveURL(/\/jp\/newsAndEvents\/[a-z0-9-]+$/)
  const title = await tab.getByRole('heading', { level: 1 }).innerText()
  await expect(tab.getByRole('heading', { name: texts.programme })).toBeVisible()
  await expect(tab.getByRole('heading', { name: texts.facts.title })).toBeVisible()
  findings.push(...(await findingsOf(tab, 'event')))
  const loading = tab.waitForEvent('download')
  await tab.getByRole('link', { name: texts.actions.calendar }).click()
  const file = await loading
  expect(file.suggestedFilename()).toMatch(/^yss-event-[a-z0-9-]+\.ics$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
  const lines = Buffer.concat(chunks).toString('utf8').replaceAll('\r\n ', '').split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(
    lines
      .find((line) => line.startsWith('SUMMARY:'))
      ?.slice('SUMMARY:'.length)
      .replaceAll('\\', ''),
  ).toBe(title)
  expect(lines.find((line) => line.startsWith('URL'))?.endsWith(new URL(tab.url()).pathname)).toBe(true)
  expect(findings).toEqual([])
})

test('lists and filters work without scripts', async ({ browser }) => {
  const { news, community, spec } = words.en
  const context = await browser.newContext({ javaScriptEnabled: false })
  const tab = await context.newPage()
  const visible = (selector: string) => tab.locator(selector).filter({ visible: true })
  await tab.goto(localizePath('/newsAndEvents', 'en'))
  const all = await visible('[data-news] [data-kind]').count()
  const kinds = tab.getByRole('group', { name: news.filter.kind })
  await kinds.getByText(news.kinds.guide).click()
  const guides = await visible('[data-kind="guide"]').count()
  expect(guides).toBeGreaterThan(2)
  expect(guides).toBeLessThan(all)
  await expect(visible('[data-news] [data-kind]')).toHaveCount(guides)
  await tab.getByRole('group', { name: news.filter.year }).locator('label').nth(2).click()
  await expect(visible('[data-news] [data-year]')).toHaveCount(1)
  expect(await visible('[data-kind="guide"]').count()).toBeLessThan(guides)

  await tab.goto(localizePath('/community', 'en'))
  const builds = await visible('[data-builds] [data-type]').count()
  await tab.getByRole('group', { name: community.filter }).getByText(spec.vehicleTypes.pickup).click()
  const pickups = await visible('[data-type="pickup"]').count()
  expect(pickups).toBeGreaterThan(1)
  expect(pickups).toBeLessThan(builds)
  await expect(visible('[data-builds] [data-type]')).toHaveCount(pickups)
  await visible('[data-type="pickup"]').first().getByRole('link').click()
  await expect(tab.getByRole('heading', { name: community.before })).toBeVisible()
  await context.close()
})
