import type { Page } from '@playwright/test'
import { pcx } from './support/catalogue'
import { expect, knowLanguage, test } from './support/test'
import { inTurn, languages, words } from './support/words'

const { layout, finder, fitment, product, common } = words.en

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Holds back what the router asks of a path, until the answer is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().headers().rsc) await released
      await route.continue().catch(() => undefined)
    },
  )
  return () => release()
}

test.beforeEach(async ({ page }) => knowLanguage(page, 'en'))

test('a new page starts at its top, going back returns to the place', async ({ page }) => {
  await page.goto('/products/list')
  const card = page.getByRole('main').getByRole('article').nth(14)
  await card.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(900)
  await page.waitForTimeout(200)
  const place = await scrollY(page)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByTestId('part-number').filter({ visible: true })).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/products/list')
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(80)
  await page.goForward()
  await expect(page.getByTestId('part-number').filter({ visible: true })).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('the place is also kept over a reload', async ({ page }) => {
  await page.goto('/products/list')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000)
  await page.waitForTimeout(200)
  const place = await scrollY(page)
  await page.reload()
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(80)
})

test('a hash leads to its place, on this page and on another', async ({ page }) => {
  await page.goto('/')
  await page.locator('#finder').getByRole('link', { name: finder.tape }).click()
  await expect(page).toHaveURL('/products#tape')
  const form = page.locator('#tape').filter({ visible: true })
  await expect(form).toBeInViewport({ ratio: 0.5 })
  await expect
    .poll(() =>
      page
        .evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
        .then(async (bottom) => ((await form.boundingBox())?.y ?? 0) >= bottom - 1),
    )
    .toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('#finder').filter({ visible: true }).getByRole('link', { name: finder.tape }).click()
  await expect(form).toBeInViewport({ ratio: 0.5 })
  await expect(form).toBeFocused()
})

test('a bar shows that a page is on its way, and a veil that it takes long', async ({ page }) => {
  await page.goto('/search')
  const release = await holdBack(page, '/products/list')
  await page.getByRole('main').getByRole('link', { name: words.en.spec.families.air }).click()
  await expect(page.locator('#nprogress .bar')).toBeVisible()
  const veil = page.getByRole('status').filter({ hasText: layout.loading })
  await expect(veil).toBeVisible()
  release()
  await expect(page).toHaveURL('/products/list?family=air')
  await expect(page.locator('#nprogress')).toHaveCount(0)
  await expect(veil).toBeHidden()
})

test('Escape stays on the page', async ({ page }) => {
  await page.goto('/search')
  const release = await holdBack(page, '/products/list')
  await page.getByRole('main').getByRole('link', { name: words.en.spec.families.air }).click()
  await expect(page.getByRole('status').filter({ hasText: layout.loading })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#nprogress')).toHaveCount(0)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/search')
})

for (const { locale, home } of inTurn('losing the connection is said, and getting it back too', languages)) {
  test(`losing the connection is said, and getting it back too, in ${locale}`, async ({ page, context }) => {
    await page.goto(home)
    const { offline, online } = words[locale].layout
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: online })).toBeVisible()
    await expect(page.getByText(online)).toHaveCount(0)
  })
}

/** Opens a page and uses it; how many loads ahead there were before and in all. */
async function countPrefetches(page: Page): Promise<{ before: number; all: number }> {
  let all = 0
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch'] !== undefined) all += 1
  })
  await page.goto('/products/brand')
  await page.waitForLoadState('networkidle')
  const before = all
  await page.mouse.wheel(0, 800)
  // Loading ahead waits for an idle moment, at most for two seconds; this one comes after it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  await page.waitForTimeout(800)
  return { before, all }
}

test('links in view are loaded ahead, but not before the page is used', async ({ page }) => {
  const { before, all } = await countPrefetches(page)
  expect(before).toBe(0)
  expect(all).toBeGreaterThan(3)
})

for (const [name, connection] of [
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['on a 2g-class connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is loaded ahead ${name}, links work`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    )
    expect((await countPrefetches(page)).all).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Honda', exact: true }).click()
    await expect(page).toHaveURL('/products?brand=honda')
    await expect(
      page.locator('#finder').filter({ visible: true }).getByRole('heading', { name: finder.chooseModel }),
    ).toBeVisible()
  })
}

test('the vehicle is shown on every page, in its language, and can be changed and forgotten', async ({ page }) => {
  await page.goto(`/products/list?${pcx.query}`)
  await expect(page.getByRole('region', { name: fitment.bar.label, exact: true })).toContainText(pcx.names.en)
  for (const path of [
    '/',
    '/products',
    '/products/list',
    '/products/brand',
    '/search',
    '/products/compare',
    '/user/recentlyViewedProducts',
    '/warranty',
    '/services/faq',
    '/index-002',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: fitment.bar.label, exact: true }), path).toContainText(pcx.names.en)
  }
  for (const [path, locale] of [
    ['/jp/products', 'ja'],
    ['/th/warranty', 'th'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: words[locale].fitment.bar.label, exact: true })).toContainText(
      pcx.names[locale],
    )
  }
  await page.goto('/search')
  const bar = page.getByRole('region', { name: fitment.bar.label, exact: true })
  await bar.getByRole('link', { name: fitment.bar.see }).click()
  await expect(page).toHaveURL(`/products/list?${pcx.query}`)
  await bar.getByRole('link', { name: fitment.bar.change }).click()
  await expect(page).toHaveURL(/\/products\?type=scooter&brand=honda&model=honda-pcx160$/)
  await expect(page.locator('#finder [data-step="year"]').filter({ visible: true })).toBeVisible()
  await bar.getByRole('button', { name: fitment.bar.remove }).click()
  await expect(bar).toContainText(fitment.bar.choose)
  await page.reload()
  await expect(bar).toContainText(fitment.bar.choose)
})

test('cards tell the verdict for the remembered vehicle, also where the address names none', async ({ page }) => {
  await page.goto(`/products/list?${pcx.query}`)
  await expect(page.getByRole('region', { name: fitment.bar.label, exact: true })).toContainText(pcx.names.en)
  await page.goto('/products/list?family=pickup')
  const verdicts = page.getByRole('main').getByRole('article').locator('[data-verdict]')
  await expect(verdicts.first()).toContainText(fitment.verdicts['does-not-fit'])
  await expect(verdicts.first().getByRole('listitem').first()).toHaveText(fitment.reasons['other-vehicle-type'])
  await page.goto('/products/list?family=bigbike&kind=mono-shock')
  await expect(verdicts.first().getByRole('listitem').first()).toBeVisible()
})

test('the main menu works with the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: layout.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const menu = page.getByRole('navigation', { name: layout.mainNavigation })
  const summary = menu.locator('summary').filter({ hasText: layout.sections.products })
  await summary.focus()
  await page.keyboard.press('Enter')
  const first = menu.getByRole('link', { name: layout.finder })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(menu.getByRole('link', { name: layout.finder })).toBeHidden()
})

test('one menu closes the other, a click beside closes it', async ({ page }) => {
  await page.goto('/products/brand')
  const menu = page.getByRole('navigation', { name: layout.mainNavigation })
  await menu.getByText(layout.sections.products, { exact: true }).click()
  await expect(menu.getByRole('link', { name: layout.finder })).toBeVisible()
  await menu.getByText(layout.sections.company, { exact: true }).click()
  await expect(menu.getByRole('link', { name: layout.finder })).toBeHidden()
  await expect(menu.getByRole('link', { name: words.en.routes['contactUs'] })).toBeVisible()
  await page.mouse.click(640, 780)
  await expect(menu.getByRole('link', { name: words.en.routes['contactUs'] })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is a dialog that keeps the focus and gives it back', async ({ page }) => {
    await page.goto('/')
    const trigger = page.getByRole('button', { name: layout.menu })
    await trigger.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let i = 0; i < 12; i += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
    await trigger.click()
    await dialog.getByText(layout.sections.products, { exact: true }).click()
    await dialog.getByRole('link', { name: words.en.routes['products-brand'], exact: true }).click()
    await expect(page).toHaveURL('/products/brand')
    await expect(dialog).toBeHidden()
  })
})

test('a message stands at the top right, goes by itself after 20 seconds and with a swipe beyond 80 px', async ({
  page,
}) => {
  await page.goto('/products/list?family=bigbike')
  const buttons = page.getByRole('main').getByRole('article').getByRole('button')
  for (const index of [0, 1, 2, 3, 4]) await buttons.nth(index).click()
  const message = page.getByRole('alert').filter({ hasText: product.compare.full })
  await expect(message).toBeVisible()
  const toast = page.locator('.Toastify__toast')
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return box !== null && box.x + box.width > 1230 && box.y < 140
    })
    .toBe(true)
  await page.mouse.move(300, 700)

  const swipe = async (pixels: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('The message has gone.')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 10; step += 1) await page.mouse.move(x + (pixels * step) / 10, y)
    await page.mouse.up()
  }
  await swipe(60)
  await page.waitForTimeout(600)
  await expect(message).toBeVisible()
  await swipe(110)
  await expect(message).toHaveCount(0)

  await page.mouse.move(300, 700)
  await buttons.nth(5).click()
  await expect(message).toBeVisible()
  await page.mouse.move(300, 700)
  const duration = await page
    .locator('.Toastify__progress-bar')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).animationDuration))
  expect(duration).toContain('20s')
  // Its end is the end of the progress bar, for which nobody waits here.
  await page.locator('.Toastify__progress-bar').evaluateAll((bars) => {
    for (const animation of bars.flatMap((bar) => bar.getAnimations())) animation.finish()
  })
  await expect(message).toHaveCount(0)
})

test('breadcrumbs lead up', async ({ page }) => {
  await page.goto('/services/warranty/register')
  const trail = page.getByRole('navigation', { name: common.breadcrumbs })
  await expect(trail.getByRole('listitem')).toHaveText([
    common.home,
    words.en.routes['services-warranty'],
    words.en.routes['services-warranty-register'],
  ])
  await trail.getByRole('link', { name: words.en.routes['services-warranty'] }).click()
  await expect(page).toHaveURL('/services/warranty')
})
