import type { Page } from '@playwright/test'
import { askProducts } from './support/catalogue'
import { everyKind } from './support/page-kinds'
import { expect, knowLanguage, test } from './support/test'

/** Sum of unexpected layout shifts from the first paint on, while the page is read through. */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const store = window as unknown as { shift: number }
    store.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) store.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 40))
    }
  })
  return page.evaluate(() => (window as unknown as { shift: number }).shift)
}

for (const [turn, language] of (['en', 'th', 'jp'] as const).entries()) {
  for (const width of [390, 1280]) {
    test(`nothing jumps while pages load, ${language}, ${width} px`, async ({ page, baseURL }) => {
      await knowLanguage(page, language)
      await page.setViewportSize({ width, height: 844 })
      const product = (await askProducts(new URL(baseURL ?? '').origin, { kind: 'mono-shock', pageSize: '1' })).items[0]
      const prefix = language === 'en' ? '' : `/${language}`
      // Pages that fill themselves are each read in one language, by turns.
      const filled = (await everyKind(new URL(baseURL ?? '').origin)).filter((kind) => kind.fills).filter((_, i) => i % 3 === turn).map(({ path }) => prefix + path)
      for (const path of [prefix || '/', `${prefix}/products`, `${prefix}/products/list`, `${prefix}/products/${product?.id}`, `${prefix}/search`, ...filled]) {
        expect(await measureShift(page, path), path).toBeLessThanOrEqual(0.02)
      }
    })
  }
}
