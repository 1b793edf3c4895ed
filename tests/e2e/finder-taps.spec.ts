import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { inTurn, languages, words } from './support/words'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const first = { brand: 'honda', model: 'honda-pcx160', year: '2022' }
const second = { brand: 'yamaha', model: 'yamaha-nmax-155', year: '2021' }

/** Taps through the finder by its addresses, which are the same in every language; answers how many taps it took. */
async function tapThrough(page: Page, { brand, model, year }: typeof first): Promise<number> {
  const steps = [
    ['type', 'a[href*="type=scooter"]'],
    ['brand', `a[href*="brand=${brand}"]`],
    ['model', `a[href*="model=${model}"]`],
    ['year', `a[href*="year=${year}"]`],
  ] as const
  for (const [step, link] of steps) {
    const choices = page.locator(`#finder [data-step="${step}"]`).filter({ visible: true })
    await expect(choices).toBeVisible()
    if (step !== 'type') {
      const top = await page.locator('#finder').filter({ visible: true }).boundingBox()
      expect(top?.y ?? Infinity, `${step} begins at the top`).toBeLessThan(200)
    }
    await choices.locator(link).first().tap()
  }
  await expect(page).toHaveURL(/\/products\/list\?vehicle=/)
  return steps.length
}

for (const { locale, home, prefix } of inTurn('four taps lead to the list of a vehicle', languages)) {
  test(`four taps lead to the list of a vehicle and its year, and the garage keeps both, in ${locale}`, async ({
    page,
  }) => {
    const { fitment } = words[locale]
    await page.goto(home)
    expect(await tapThrough(page, first)).toBeLessThanOrEqual(4)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2022')
    const name = page.getByTestId('vehicle-name').filter({ visible: true })
    await expect(name).toContainText('2022')

    await page.getByRole('link', { name: fitment.bar.change }).tap()
    await expect(page.locator('#finder [data-step="year"]').filter({ visible: true })).toBeVisible()

    await page.goto(`${prefix}/products`)
    await tapThrough(page, second)
    await expect(name).toContainText('2021')
    await page.getByRole('button', { name: fitment.bar.garage }).tap()
    const list = page.getByRole('list', { name: fitment.bar.garage }).filter({ visible: true })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await list.locator('button[aria-pressed="false"]').tap()
    await expect(name).toContainText('2022')
    await page.getByRole('button', { name: fitment.bar.garage }).tap()
    await list
      .getByRole('button', { name: new RegExp(fitment.bar.remove) })
      .last()
      .tap()
    await expect(page.getByRole('button', { name: fitment.bar.garage })).toHaveCount(0)
  })
}
