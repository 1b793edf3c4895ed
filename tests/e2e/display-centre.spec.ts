import { localizePath } from '@/lib/i18n/locales'
import { waitForStart } from '@/scripts/support/page-start'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { words } from './support/words'

const locale = 'th'
const texts = words[locale]['display-centre']

test('a visitor scans the code of C3, moves the damper and walks on, with one hand', async ({ page }) => {
  await arrive(page, 'phone')
  await page.goto(localizePath('/dc/C3', locale))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const slider = page.getByRole('slider').first()
  const before = await slider.inputValue()
  await slider.press('ArrowRight')
  expect(await slider.inputValue()).not.toBe(before)
  const findings = await findingsOf(page, 'C3')

  const walk = page.getByRole('navigation', { name: texts.walk })
  const next = walk.getByRole('link', { name: `${texts.next}: C4` })
  await expect(next).toBeInViewport()
  const box = await next.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await next.click()
  await expect(page).toHaveURL(/\/dc\/C4$/)

  const [, , right] = await page.locator('details').all()
  await right?.locator('summary').click()
  await expect(page.getByText(texts.right)).toBeVisible()
  findings.push(...(await findingsOf(page, 'C4')))

  await walk.getByRole('link', { name: texts.planShort }).click()
  const plan = page.getByRole('navigation', { name: texts.plan })
  await expect(plan).toBeInViewport()
  await expect(plan.getByRole('link', { name: /^C4:/ })).toHaveAttribute('aria-current', 'page')
  await plan.getByRole('link', { name: /^C6:/ }).click()
  await expect(page).toHaveURL(/\/dc\/C6$/)
  await waitForStart(page)
  await page.getByRole('button', { name: texts.clicks.out }).click()
  await expect(page.getByText('หมุนออก 11 คลิก')).toBeVisible()
  findings.push(...(await findingsOf(page, 'C6')))
  expect(findings).toEqual([])
})

test('a code that is on no stand says so', async ({ page }) => {
  const answer = await page.goto('/dc/Z9')
  expect(answer?.status()).toBe(404)
})
