import { localizePath } from '@/lib/i18n/locales'
import { oneOfKind, pcx } from './support/catalogue'
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

/** Two vehicles: the bar of the one chosen has all its controls then. */
const vehicles = [pcx, { ...pcx, id: 'another-vehicle' }].map(({ id, year, names }) => ({ id, year, names }))

for (const { locale } of languages)
  test(`text set twice as large in the browser widens no page, in ${locale}`, async ({ page, baseURL }) => {
    const [product, ...others] = await Promise.all([
      oneOfKind(baseURL ?? '', 'twin-shock'),
      oneOfKind(baseURL ?? '', 'fork-cartridge'),
      oneOfKind(baseURL ?? '', 'coilover'),
    ])
    const wide: string[] = []
    const measure = async (path: string, named = 0) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(localizePath(path, locale))
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await expect(page.getByTestId('vehicle-name')).toHaveCount(named)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) wide.push(`${path}: ${over} px too wide at ${width} px`)
      }
    }
    for (const path of [...paths, `/products/${product.id}`]) await measure(path)
    await page.evaluate((known) => {
      localStorage.setItem('garage', JSON.stringify(known))
      localStorage.setItem('vehicle', JSON.stringify(known[0]))
    }, vehicles)
    const compared = [product, ...others].map(({ id }) => id).join(',')
    await measure('/contactUs', 1)
    await measure(`/products/compare?ids=${compared}`, 1)
    expect(wide).toEqual([])
  })
