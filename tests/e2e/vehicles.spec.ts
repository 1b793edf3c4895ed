import { expect, test } from './support/test'
import { fill, words } from './support/words'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the owner of a D-Max takes a list of part numbers to the dealer', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { vehicle } = words.th
    await page.goto('/th/dtg-sport')
    await page.getByRole('main').locator('a[href="/th/dtg-sport/d-max-2019-current"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ดีแม็กซ์')

    const list = page.getByRole('region', { name: vehicle.where.list.title })
    const code = await list.getByRole('listitem').first().locator('.figure').first().innerText()
    await list.getByRole('button', { name: vehicle.where.list.copy }).click()
    await expect(list.getByRole('button', { name: words.th.product.copied })).toBeVisible()
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(copied[0]).toContain('ดีแม็กซ์')
    expect(copied[1]).toContain(`${code} × `)
    expect(copied).toHaveLength((await list.getByRole('listitem').count()) + 1)

    // A workshop to ring, by region.
    const where = page.locator('#where')
    await expect(where.getByText(words.th.spec.regions.northeast)).toBeVisible()
    await expect(where.locator('a[href^="tel:"]').first()).toBeVisible()
  })

  test('the owner of a Haval H6 finds springs, height and country rules in Japanese', async ({ page }) => {
    const { vehicle } = words.ja
    await page.goto('/jp/car-spring/haval-h6')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('H6')
    for (const section of ['fits', 'parts', 'height', 'fitting', 'where'] as const)
      await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 })).toHaveText(vehicle.sections[section])
    const parts = page.locator('#parts')
    await expect(parts.getByRole('heading', { level: 3 })).toHaveText([vehicle.parts.front, vehicle.parts.rear])
    const part = parts.getByRole('heading', { level: 4 }).first().getByRole('link')
    const code = await part.locator('.figure').innerText()
    await part.click()
    await expect(page.getByTestId('part-number').filter({ visible: true })).toHaveText(code)
  })
})

test('a fitter prints the chart of one brand', async ({ page }) => {
  const { print } = words.en.application
  await page.goto('/applist')
  await page.getByRole('main').getByRole('link', { name: /Honda/ }).first().click()
  await expect(page).toHaveURL('/applist?brand=honda')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(print.brandTitle, { brand: 'Honda' }))
  const table = page.getByRole('main').getByRole('table').first()
  await expect(table.getByRole('row').filter({ hasText: 'PCX' }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: print.print })).toBeHidden()
  const [paper] = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Count \d+/) ?? []
  expect(Number(paper?.replace(/\D/g, ''))).toBeGreaterThan(0)
})

test('a dealer frames the fork chooser, which tells how tall it is', async ({ page, baseURL }) => {
  const chooser = `${baseURL ?? ''}/fork-upgrade-kit/embed?colour=dark`
  // The site under test stands on this machine, which a page from outside may only reach when it is allowed to.
  await page.context().grantPermissions(['local-network-access'])
  // Only pages that came encrypted may frame it.
  await page.route('https://dealer.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Dealer</title><iframe title="Fork kits" style="width:100%;border:0" src="${chooser}"></iframe>
<script>addEventListener('message', ({ data }) => { if (data.type === 'height') document.querySelector('iframe').height = data.height })</script>`,
    }),
  )
  await page.goto('https://dealer.example/', { waitUntil: 'commit' })
  const frame = page.frameLocator('iframe')
  const { chooser: t } = words.en.series
  await expect(frame.getByText(t.waiting)).toBeVisible()
  const height = () => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height)
  await expect.poll(height).toBeGreaterThan(300)
  const before = await height()
  for (const answer of [t.answers.dives, t.answers.wrong, t.answers.preload]) await frame.getByText(answer).click()
  const kit = frame.getByRole('link', { name: t.open })
  await expect(kit).toHaveAttribute('href', /^\/fork-/)
  await expect(kit).toHaveAttribute('target', '_blank')
  await expect.poll(height).not.toBe(before)
  expect(await page.context().cookies()).toEqual([])
})
