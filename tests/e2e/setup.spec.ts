import type { Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { answerSetup, type SetupAnswer, type SetupQuestion } from '@/lib/domain/setup/answer'
import { moveSetting } from '@/lib/domain/setup/actions'
import type { Setting } from '@/lib/domain/setup/clicks'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { tabTo } from './support/booking'
import { askProduct, askProducts } from './support/catalogue'
import { findingsOf } from './support/findings'
import { anotherVisitor, expect, knowLanguage, test, waitForScripts } from './support/test'
import { fill, inTurn, words } from './support/words'

const path = '/services/feature-adjust'
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const load: SetupQuestion = {
  riderKg: 94,
  passengerKg: 60,
  luggageKg: 10,
  use: 'sport',
  l1Mm: null,
  l2Mm: null,
  l3Mm: null,
  travelMm: null,
}

type Turn = { locale: Locale; on: keyof typeof screens }

test.setTimeout(150_000)

async function arrive(page: Page, on: Turn['on']): Promise<void> {
  await knowLanguage(page, 'en')
  await page.setViewportSize(screens[on])
}

/** A rear shock with rebound, compression and a stroke. */
async function someShock(origin: string, locale: Locale): Promise<Product> {
  const { items } = await askProducts(origin, {
    kind: 'unit-swing-shock',
    adjuster: 'R',
    construction: 'piggyback',
    pageSize: '1',
  })
  const { product } = await askProduct(origin, items[0]?.id ?? '', locale)
  return product
}

/** The assistant as its visitor meets it. */
function assistant(page: Page, locale: Locale) {
  const { setup, spec, product } = words[locale]
  const t = createTranslator({ locale, messages: words[locale], namespace: 'setup' })
  const desk = page.locator('#assistant')
  const settings = desk.getByRole('group', { name: setup.result.settings })
  const write = ({ value, unit }: Setting) =>
    unit === 'mm'
      ? `${formatDecimal(value, 1)} mm`
      : t.markup(unit === 'step' ? 'result.steps' : 'result.clicks', { count: value, whole: (text) => text })
  return {
    texts: setup,
    t,
    desk,
    settings,
    card: desk.getByRole('article', { name: setup.card.title }),
    verdict: (kind: 'order' | 'beyond' | 'right' | 'more' | 'less') =>
      desk.getByRole('status').getByText(setup.measure.verdicts[kind].title, { exact: true }),
    figure: (label: string) => desk.getByRole('textbox', { name: label, exact: true }),
    use: (use: keyof typeof setup.load.uses) => desk.getByRole('radio', { name: setup.load.uses[use] }),
    unit: (system: 'metric' | 'kgf' | 'imperial') => desk.getByText(spec.unitSwitch[system], { exact: true }),
    /** The table says each adjuster's start. */
    says: async (answer: SetupAnswer) => {
      for (const setting of answer.settings)
        await expect(
          settings.getByRole('row', { name: product.setup.rows[setting.field] }).getByRole('cell').first(),
        ).toHaveText(write(setting), { useInnerText: true })
    },
  }
}

for (const { locale, on } of inTurn('the assistant answers a part, its load and three lengths', [
  { locale: 'th', on: 'phone' },
  { locale: 'en', on: 'desktop' },
] satisfies Turn[])) {
  test(`the assistant answers a part, its load and three lengths, in ${locale} on a ${on}`, async ({
    page,
    baseURL,
  }) => {
    await arrive(page, on)
    const part = await someShock(baseURL ?? '', locale)
    const desk = assistant(page, locale)
    const { texts } = desk
    await page.goto(localizePath(path, locale))
    await expect(desk.desk.getByRole('heading', { name: texts.waiting.title })).toBeVisible()
    const findings = await findingsOf(page, `nothing chosen, ${locale}, ${on}`)

    await page.goto(localizePath(`${path}?product=${part.id}`, locale))
    await expect(desk.card).toContainText(part.code)
    await expect(desk.desk.getByRole('heading', { name: texts.waiting.title })).toHaveCount(0)
    for (const [label, value] of [
      [texts.load.riderKg, load.riderKg],
      [texts.load.passengerKg, load.passengerKg],
      [texts.load.luggageKg, load.luggageKg],
    ] as const)
      await desk.figure(label).fill(String(value))
    await desk.use('sport').check()
    const answer = answerSetup(part, load)
    expect(answer.settings.map(({ field }) => field)).toContain('rebound')
    await desk.says(answer)
    const { atShock, atWheel, travel } = answer
    if (!atShock || !atWheel || !travel) throw new Error('A shock with a stroke is needed.')
    const aim = desk.desk
      .locator('dl[data-figures] > div')
      .filter({ hasText: `${texts.result.riderSag} · ${texts.result.aim}` })
      .locator('dd')
    await expect(aim).toHaveText(`${formatDecimal(atShock.aimMm, 1)} mm`, { useInnerText: true })
    await desk.unit('imperial').click()
    await expect(aim).toHaveText(`${formatDecimal(atShock.aimMm / 25.4, 2)} in`, { useInnerText: true })
    await expect(desk.card).toContainText(`${formatDecimal(94 / 0.45359237, 2)} lb`, { useInnerText: true })
    await desk.unit('metric').click()
    await expect(aim).toHaveText(/ mm$/, { useInnerText: true })

    const { measure } = texts
    const middle = Math.round((atWheel.freeMm.from + atWheel.freeMm.to) / 2)
    const l3s = {
      right: 600 - Math.round(atWheel.aimMm),
      beyond: 600 - Math.ceil(travel.travelMm) - 10,
      order: 605,
    } as const
    await desk.figure(measure.l1).fill('600')
    await desk.figure(measure.l2).fill(String(600 - middle))
    for (const kind of ['right', 'beyond', 'order'] as const) {
      await desk.figure(measure.l3).fill(String(l3s[kind]))
      await expect(desk.verdict(kind)).toBeVisible()
    }
    await desk.figure(measure.l3).fill(String(600 - Math.floor(travel.travelMm)))
    await expect(desk.verdict('more')).toBeVisible()
    await desk.figure(measure.l1).fill('5')
    await expect(desk.figure(measure.l1)).toHaveAccessibleDescription(
      new RegExp(fill(texts.load.outside, { from: '100', to: '1500' })),
    )
    findings.push(...(await findingsOf(page, `answered, ${locale}, ${on}`)))

    await page.locator('#symptoms').getByText(texts.symptoms.list.bounces.title, { exact: true }).click()
    const move = moveSetting('rebound-in', 3, answer.settings)
    if (!move) throw new Error('The shock has rebound.')
    await expect(
      page
        .locator('#symptoms')
        .getByText(desk.t.markup('symptoms.yours', { from: () => String(move.from), to: () => String(move.to) }))
        .filter({ visible: true }),
    ).toBeVisible()
    const oil = page.locator('#symptoms details').filter({ hasText: texts.symptoms.list['oil-leak'].title })
    await expect(oil.locator('summary')).toContainText(texts.symptoms.safety)
    await oil.locator('summary').click()
    await expect(oil.getByRole('listitem').first()).toContainText(texts.symptoms.actions['stop-riding'])
    findings.push(...(await findingsOf(page, `symptoms, ${locale}, ${on}`)))
    expect(findings).toEqual([])
  })
}

for (const { locale, on } of inTurn('the card prints alone, and its link opens the same result elsewhere', [
  { locale: 'en', on: 'phone' },
  { locale: 'ja', on: 'desktop' },
] satisfies Turn[])) {
  test(`the card prints alone, and its link opens the same result elsewhere, in ${locale} on a ${on}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await arrive(page, on)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const part = await someShock(baseURL ?? '', locale)
    const desk = assistant(page, locale)
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    await page.goto(
      localizePath(
        `${path}?product=${part.id}#rider=94&passenger=60&luggage=10&use=sport&l1=600&l2=590&l3=560`,
        locale,
      ),
    )
    await expect(desk.card).toContainText(part.code)
    await expect(page).toHaveURL(localizePath(path, locale))
    const answer = answerSetup(part, { ...load, l1Mm: 600, l2Mm: 590, l3Mm: 560 })
    await desk.says(answer)

    await page.emulateMedia({ media: 'print' })
    await expect(desk.card).toBeVisible()
    await expect(desk.card.getByText(desk.texts.card.date)).toBeVisible()
    const others = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a, button, nav, table, img, svg, header, footer')]
        .filter(
          (element) =>
            !element.closest('[data-setup-card]') &&
            !element.querySelector('[data-setup-card]') &&
            element.checkVisibility({ visibilityProperty: true }) &&
            element.getBoundingClientRect().height > 1,
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(others).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1400)
    await expect(page.getByRole('button', { name: desk.texts.card.print })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: desk.texts.card.copy }).click()
    await expect(page.getByRole('button', { name: desk.texts.card.copied })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).search).toBe(`?product=${part.id}`)
    expect(new URLSearchParams(new URL(link).hash.slice(1)).get('rider')).toBe('94')
    expect(urls.filter((url) => /rider=|l1=/.test(url.split('#')[0] ?? ''))).toEqual([])

    const elsewhere = waitForScripts(await (await anotherVisitor(browser)).newPage())
    await arrive(elsewhere, on)
    await elsewhere.goto(link)
    const other = assistant(elsewhere, locale)
    await expect(other.card).toContainText(part.code)
    expect(await other.card.innerText()).toBe(
      (await desk.card.innerText()).replace(desk.texts.card.copied, desk.texts.card.copy),
    )
    await expect(other.figure(desk.texts.measure.l3)).toHaveValue('560')
    await elsewhere.context().close()
  })
}

for (const { locale, on } of inTurn('the assistant works with the keyboard alone', [
  { locale: 'ja', on: 'phone' },
  { locale: 'th', on: 'desktop' },
] satisfies Turn[])) {
  test(`the assistant works with the keyboard alone, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    await arrive(page, on)
    const part = await someShock(baseURL ?? '', locale)
    const desk = assistant(page, locale)
    const { part: picker, load: fields } = desk.texts
    await page.goto(localizePath(path, locale))
    const search = desk.desk.getByRole('searchbox', { name: picker.search })
    await desk.desk.getByRole('radio', { checked: true }).first().focus()
    await tabTo(page, search)
    await page.keyboard.type(part.code)
    const choice = desk.desk.getByRole('button', { name: part.code })
    await expect(choice).toBeVisible()
    await tabTo(page, choice)
    await page.keyboard.press('Enter')
    await expect(desk.desk.getByRole('heading', { name: picker.title })).toBeFocused()
    await tabTo(page, desk.figure(fields.riderKg))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('60')
    await tabTo(page, desk.use('street'))
    await page.keyboard.press('ArrowDown')
    await expect(desk.use('sport')).toBeChecked()
    await desk.says(answerSetup(part, { ...load, riderKg: 60, passengerKg: 0, luggageKg: 0 }))
    await page.reload()
    await desk.says(answerSetup(part, { ...load, riderKg: 60, passengerKg: 0, luggageKg: 0 }))
  })
}
