import { localizePath } from '@/lib/i18n/locales'
import { oneOfKind } from './support/catalogue'
import { expect, test } from './support/test'
import { languages } from './support/words'

// The browser's own setting: 16 px is what it comes with.
const twiceAsLarge = '--blink-settings=defaultFontSize=32'

test.setTimeout(180_000)
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), twiceAsLarge] }),
})

const paths = [
  '/',
  '/products',
  '/products/list',
  '/services/main',
  '/services/warranty',
  '/services/warranty/register',
  '/services/productCode',
  '/whereToBuy',
  '/search?q=PCX',
]

for (const { locale } of languages)
  test(`text set twice as large in the browser widens no page, in ${locale}`, async ({ page, baseURL }) => {
    const product = await oneOfKind(baseURL ?? '', 'twin-shock')
    const wide: string[] = []
    for (const path of [...paths, `/products/${product.id}`])
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(localizePath(path, locale))
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) wide.push(`${path}: ${over} px too wide at ${width} px`)
      }
    expect(wide).toEqual([])
  })
