import { weighScripts } from '@/scripts/support/weigh'
import { expect, test } from '@playwright/test'
import { weighedKinds } from './support/page-kinds'

// Two halves, so that two workers share the waiting for quiet networks.
for (const half of [0, 1]) {
  test(`every kind of page stays within its budget of JavaScript, half ${half + 1}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const origin = baseURL ?? ''
    for (const { name, path, budgetKb } of (await weighedKinds(origin)).filter((_, i) => i % 2 === half)) {
      const { bytes, files } = await weighScripts(browser, origin + path)
      expect.soft(files, `${name} loads scripts`).toBeGreaterThan(0)
      expect.soft(bytes / 1000, `${name} ${path}, kB of JavaScript`).toBeLessThanOrEqual(budgetKb)
    }
  })
}
