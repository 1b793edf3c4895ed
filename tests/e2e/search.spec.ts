import { localizePath } from '@/lib/i18n/locales'
import { arrive, tabTo } from './support/booking'
import { findingsOf } from './support/findings'
import { knowLanguage, expect, test } from './support/test'
import { fill, inTurn, languages, words } from './support/words'

test.setTimeout(120_000)

/** What riders ask in their own words, and the kind of answer they mean. */
const asked = {
  en: { symptom: 'leaking shock', service: 'warranty', lift: 'dmax lift kit' },
  th: { symptom: 'รถเด้ง', service: 'ลงทะเบียนรับประกัน', lift: 'dmax ยกสูง' },
  ja: { symptom: '底付き', service: '保証登録', lift: 'ハイエース 車高調' },
} as const

for (const { locale } of inTurn('a symptom, a service and a wish', languages))
  test(`a symptom, a service and a wish for a vehicle find what was meant, in ${locale}`, async ({ page }) => {
    const { search } = words[locale]
    await arrive(page, 'phone')
    const ask = async (q: string) => {
      await page.goto(`${localizePath('/search', locale)}?q=${encodeURIComponent(q)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(search.titleFor, { query: q }))
    }
    await ask(asked[locale].symptom)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      new RegExp(`^(${search.kinds.question}|${search.kinds.setup})$`),
    )
    await expect(main.getByRole('heading', { level: 2, name: search.kinds.product })).toBeVisible()
    const findings = await findingsOf(page, `search, ${locale}`)

    await ask(asked[locale].service)
    await expect(main.getByRole('heading', { level: 2, name: search.kinds.service })).toBeVisible()
    await main.locator('#found-service, [aria-labelledby="found-service"]').first().getByRole('link').first().click()
    await expect(page).not.toHaveURL(/search/)

    await ask(asked[locale].lift)
    await expect(main.getByRole('article').first()).toBeVisible()
    expect(findings).toEqual([])
  })

test('the vehicle that was named becomes my vehicle, and products are ordered and narrowed without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await knowLanguage(page, 'en')
  const { search } = words.en
  await page.goto('/search?q=' + encodeURIComponent('nmax rear shock'))
  const groups = page.getByRole('navigation', { name: search.groups })
  await expect(groups.getByRole('link', { name: search.kinds.all })).toHaveAttribute('aria-current', 'true')
  const make = page.getByRole('button', { name: /NMAX.* (?:my|your) vehicle/ })
  await make.click()
  await expect(make).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/contactUs')
  await expect(page.getByText('NMAX 155').first()).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const tab = await plain.newPage()
  await knowLanguage(tab, 'en')
  await tab.goto('/search?q=shock')
  await tab.getByRole('navigation', { name: search.groups }).getByRole('link', { name: search.kinds.product }).click()
  await tab.getByRole('navigation', { name: search.sortTitle }).getByRole('link', { name: search.sorts.length }).click()
  await expect(tab).toHaveURL(/sort=length/)
  await tab.getByRole('navigation', { name: search.familyTitle }).getByRole('link').nth(1).click()
  await expect(tab).toHaveURL(/family=/)
  await expect(tab.getByRole('main').getByRole('article').first()).toBeVisible()
  await plain.close()
})

test('suggestions come with pictures, are walked with the keys and open what was chosen', async ({ page }) => {
  await arrive(page, 'desktop')
  await page.goto('/th/search')
  const field = page.getByRole('main').getByRole('combobox')
  await tabTo(page, field, 60)
  await page.keyboard.type('pcx')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(options.first().locator('img')).toHaveAttribute('src', /./)
  // The stage they open over must not cut them off.
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const chosen = await field.getAttribute('aria-activedescendant')
  expect(await options.first().getAttribute('id')).toBe(chosen)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/search/)
})

test('another maker and nonsense get an honest nothing', async ({ page }) => {
  await knowLanguage(page, 'en')
  const { search } = words.en
  for (const q of ['ohlins', 'zzzzqqqq']) {
    await page.goto(`/search?q=${q}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(search.nearestTitle, { query: q }))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  }
})
