import { cookieNames } from '@/lib/config/browser-keys'
import { browserData } from '@/lib/domain/browser-data'
import { policies, policyIds } from '@/lib/domain/policies'
import { storedDataOf } from '@/lib/domain/stored-data'
import { localizePath } from '@/lib/i18n/locales'
import { findingsOf } from './support/findings'
import { expect, knowLanguage, test } from './support/test'
import { inTurn, languages, words } from './support/words'

test.setTimeout(120_000)

for (const { locale, code } of inTurn('every policy is there', languages))
  test(`every policy is there, and the table names everything that is stored, ${locale}`, async ({ page }) => {
    await knowLanguage(page, code)
    const { policy } = words[locale]
    const findings: string[] = []
    for (const id of policyIds) {
      const answer = await page.goto(localizePath(policies[id].route, locale))
      expect(answer?.status(), id).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('table', { name: policy.captions.versions })).toBeVisible()
      findings.push(...(await findingsOf(page, id)))
    }
    expect(findings).toEqual([])

    await page.goto(localizePath(policies.privacy.route, locale))
    const stored = page.getByRole('table', { name: policy.captions.stored })
    await expect(stored.getByRole('rowheader')).toHaveCount(storedDataOf.visitors.length)
    for (const id of storedDataOf.visitors) await expect(stored.getByText(policy.data[id].details)).toBeVisible()
  })

test('what a visit leaves in the browser stands in the cookie policy', async ({ page, context }) => {
  for (const path of ['/', '/products', '/services/warranty/register', '/cookiesPolicy']) await page.goto(path)
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies).toEqual([cookieNames.language])
  const known = browserData.map(({ key }) => key)
  expect([...left, ...cookies].filter((key) => !known.includes(key))).toEqual([])
  for (const key of cookies) await expect(page.getByRole('rowheader', { name: key })).toBeVisible()
})

test('a request is one sheet of paper, with nothing else of the page', async ({ page }) => {
  await knowLanguage(page, 'en')
  await page.goto(policies['data-subject'].route)
  const { sheet, clock } = words.en.policy
  await expect(page.getByRole('list', { name: clock.label }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: sheet.print })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('region', { name: sheet.title })
  await expect(paper).toBeVisible()
  for (const right of Object.values(words.en.case.values.right)) await expect(paper.getByText(right)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('list', { name: clock.label })).toBeHidden()
  const height = await paper.evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeLessThan(1000)
})
