import { expect, knowLanguage, test } from './support/test'

test('a script put into a stored page does not run', async ({ page, complaints, allowComplaints }) => {
  allowComplaints()
  await knowLanguage(page, 'en')
  await page.goto('/products')
  expect(complaints).toEqual({ policy: [], errors: [] })
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    document.body.append(script)
  })
  await expect.poll(() => complaints.policy.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.dataset.injected)).toBeUndefined()
})

test('a page rendered per request runs scripts with its nonce only', async ({ page, complaints, allowComplaints }) => {
  allowComplaints()
  await knowLanguage(page, 'en')
  await page.goto('/products/list?sort=name')
  expect(complaints).toEqual({ policy: [], errors: [] })
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    document.body.append(script)
  })
  await expect.poll(() => complaints.policy.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.dataset.injected)).toBeUndefined()
})
