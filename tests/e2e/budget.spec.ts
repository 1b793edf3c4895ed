import { pageKinds } from '@/scripts/support/page-kinds'
import { weighScripts } from '@/scripts/support/weigh'
import { expect, test } from '@playwright/test'

test('every kind of page stays within its budget of JavaScript', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const origin = baseURL ?? ''
  for (const { name, path, budgetKb } of await pageKinds(origin)) {
    const { bytes, files } = await weighScripts(browser, origin + path)
    expect.soft(files, `${name} loads scripts`).toBeGreaterThan(0)
    expect.soft(bytes / 1000, `${name} ${path}, kB of JavaScript`).toBeLessThanOrEqual(budgetKb)
  }
})
