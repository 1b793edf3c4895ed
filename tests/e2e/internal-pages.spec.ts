import { localizePath } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { staffToken } from './support/case-desk'
import { findingsOf } from './support/findings'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'
import { fill, pattern, words } from './support/words'

test('a developer calls an operation, sees an error that was promised, and what reached the server', async ({
  page,
  context,
  baseURL,
}) => {
  const { operation, diagnostics } = words.th
  const path = localizePath('/newApi/api-getProduct', 'th')
  await arrive(page, 'desktop')
  expect((await page.goto(path))?.status()).toBe(404)

  const token = await staffToken()
  await signIn(context, token, baseURL ?? '')
  await page.goto(path)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: operation.try.send, exact: true }).click()
  await expect(page.locator('[data-status="200"]')).toContainText('"code"')
  await page.getByRole('button', { name: fill(operation.errors.press, { code: 'NOT_FOUND' }) }).click()
  await expect(page.locator('[data-status="404"]')).toContainText(operation.result.promised)
  const findings = await findingsOf(page, 'operation')

  await page.goto(localizePath('/test/azureFrontDoor', 'th'))
  await page.getByText(pattern(diagnostics.azureFrontDoor.all)).first().click()
  const cookies = page.getByRole('row').filter({ hasText: 'i18n_redirected=…' })
  await expect(cookies).toContainText('auth._token.local=…')
  expect(await page.content()).not.toMatch(/x-peer-address/)
  await page.getByRole('button', { name: diagnostics.azureFrontDoor.ask }).click()
  await expect(page.getByRole('row').filter({ hasText: 'cache-control' }).last()).toBeVisible()
  findings.push(...(await findingsOf(page, 'diagnostics')))
  expect(findings).toEqual([])
})
