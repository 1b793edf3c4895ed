import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../../scripts/find-chromium'
import { askProducts } from './support/catalogue'
import { waitForQuiet, waitForStart } from '@/scripts/support/page-start'
import { expect, knowLanguage, test } from './support/test'
import { words } from './support/words'

// Graphics in software: the rest of the tests run without any.
const browser = findChromium()
if (!browser) throw new Error('No Chromium: run npm test, which installs one, or set CHROMIUM_PATH.')
test.use({
  reducedMotion: 'no-preference',
  launchOptions: {
    executablePath: browser.path,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

const texts = words.en.viewer

type Frame = { data: Buffer; width: number; height: number }

const viewer = (page: Page) => page.locator('[data-viewer-state]')
const canvas = (page: Page) => page.locator('[data-viewer-canvas]')

/** What is on the canvas, without the glyph of the close button beside it. */
async function photograph(page: Page): Promise<Frame> {
  // Two frames: one to draw what was asked for, one to show it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { data, info } = await sharp(
    await canvas(page).screenshot({ mask: [page.getByRole('button', { name: texts.close })], maskColor: '#000000' }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Share of the pixels (red, green, blue) that `test` accepts. */
function share({ data, width, height }: Frame, accepts: (red: number, green: number, blue: number) => boolean): number {
  let count = 0
  for (let i = 0; i < data.length; i += 3) if (accepts(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)) count += 1
  return count / (width * height)
}

/** Share of the pixels that differ visibly. */
function difference(a: Frame, b: Frame): number {
  expect([b.width, b.height]).toEqual([a.width, a.height])
  let count = 0
  for (let i = 0; i < a.data.length; i += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0))),
    )
    if (distance > 24) count += 1
  }
  return count / (a.width * a.height)
}

const isLit = (red: number, green: number, blue: number) => Math.max(red, green, blue) > 110
const isRed = (red: number, green: number, blue: number) => red > 90 && red > 2.5 * green && red > 2.5 * blue

/** The page of a part with a red spring. */
async function visit(page: Page, kind: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health')).url())
  const product = (await askProducts(origin, { kind, pageSize: '50' })).items.find(
    ({ springFinish }) => springFinish === 'red',
  )
  if (!product) throw new Error(`A ${kind} with a red spring is needed.`)
  await page.goto(`/products/${product.id}`)
}

async function openViewer(page: Page, kind: string): Promise<void> {
  await visit(page, kind)
  await viewer(page).getByRole('button', { name: texts.open }).click()
  await expect(viewer(page)).toHaveAttribute('data-viewer-state', 'ready', { timeout: 30_000 })
}

test.describe('with graphics', () => {
  test.beforeEach(async ({ page }) => {
    await knowLanguage(page, 'en')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('the product is drawn in its own colours, moves with slider and keys, and comes back', async ({ page }) => {
    await openViewer(page, 'lowering-spring')
    await expect(canvas(page)).toBeFocused()
    expect(Number(await canvas(page).getAttribute('data-triangles'))).toBeLessThanOrEqual(40_000)
    // From the first key on the canvas wears its focus ring.
    await page.keyboard.press('Home')
    const first = await photograph(page)
    const lit = share(first, isLit)
    expect(lit).toBeGreaterThan(0.02)
    expect(lit).toBeLessThan(0.6)
    expect(share(first, isRed), 'the red of its spring').toBeGreaterThan(0.02)

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    const turned = await photograph(page)
    expect(difference(first, turned)).toBeGreaterThan(0.02)
    await page.keyboard.press('+')
    expect(difference(turned, await photograph(page))).toBeGreaterThan(0.02)
    await page.keyboard.press('Home')
    expect(difference(first, await photograph(page))).toBeLessThan(0.01)
  })

  test('what the click loads is at most 220 kB, and none of it comes before', async ({ page }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    // Linked pages, which are loaded ahead from the first key on, bring scripts of their own, on a busy machine as late as the viewer's.
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      (route) => route.abort(),
    )
    await visit(page, 'twin-shock')
    // What coming into sight loads (parts further down) is not the viewer's.
    await page.keyboard.press('Shift')
    await viewer(page).scrollIntoViewIfNeeded()
    await waitForStart(page)
    // A busy machine is quiet before it has come to what was put off until it is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await waitForQuiet(page)
    const before = new Set(scripts.map((request) => request.url()))
    await viewer(page).getByRole('button', { name: texts.open }).click()
    await expect(viewer(page)).toHaveAttribute('data-viewer-state', 'ready', { timeout: 30_000 })
    const own = scripts.filter((request) => !before.has(request.url()))
    const sizes = await Promise.all(own.map(async (request) => (await request.sizes()).responseBodySize))
    const loaded = sizes.reduce((sum, size) => sum + size, 0)
    expect(loaded).toBeGreaterThan(100_000)
    expect(loaded).toBeLessThanOrEqual(220_000)
  })

  test('a shock comes apart and together, shows its dimensions, and closes', async ({ page }) => {
    await openViewer(page, 'twin-shock')
    const first = await photograph(page)
    expect(share(first, isLit)).toBeGreaterThan(0.02)
    const slider = viewer(page).getByRole('slider', { name: texts.apart })
    await slider.fill('100')
    const apart = await photograph(page)
    expect(difference(first, apart)).toBeGreaterThan(0.03)
    expect(share(apart, isLit)).toBeGreaterThan(0.005)
    await viewer(page).getByRole('button', { name: texts.reset }).click()
    await expect(slider).toHaveValue('0')
    expect(difference(first, await photograph(page))).toBeLessThan(0.01)

    await viewer(page).getByRole('button', { name: texts.measures }).click()
    await expect(
      canvas(page)
        .getByText(/\d mm$/)
        .first(),
    ).toBeVisible()
    expect(difference(first, await photograph(page))).toBeGreaterThan(0.005)

    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveAttribute('data-viewer-state', 'idle')
    await expect(page.locator('canvas')).toHaveCount(0)
    await expect(viewer(page).getByRole('button', { name: texts.open })).toBeFocused()
  })
})

test('without WebGL the picture stays, and a sentence says why', async ({ page }) => {
  await knowLanguage(page, 'en')
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, 'twin-shock')
  await viewer(page).getByRole('button', { name: texts.open }).click()
  await expect(viewer(page).getByRole('status')).toHaveText(texts.unsupported)
  await expect(viewer(page).getByRole('img').first()).toBeVisible()
})
