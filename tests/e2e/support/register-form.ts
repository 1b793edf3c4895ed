import { expect, type Page } from '@playwright/test'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { someVisitor } from './visits'
import { daysAgo, photoWithPlace } from './warranty'
import { words } from './words'

type Visitor = ReturnType<typeof someVisitor>

const path = '/services/warranty/register'
export const createCall = '**/api/company/api/warranty/create'

/** The registration form as its visitor meets it. */
export function registerForm(page: Page, locale: Locale) {
  const { warranty, form: fields } = words[locale]
  let opened = Date.now()
  page.on('load', () => {
    opened = Date.now()
  })
  /** A form that is filled in within 2.5 s of its opening is marked as a machine's, which the hand of a test would be. */
  const beAPerson = () => page.waitForTimeout(Math.max(0, opened + 3000 - Date.now()))
  const { register: texts, positions, channels, consents } = warranty
  const form = page.getByRole('form', { name: texts.form })
  const box = (name: string) => form.getByRole('combobox', { name, exact: true })
  const textbox = (name: string) => form.getByRole('textbox', { name, exact: true })
  const radio = (name: string) => form.getByRole('radio', { name, exact: true })
  const button = (name: string) => form.getByRole('button', { name, exact: true })
  const step = (key: keyof typeof texts.steps) => page.getByRole('heading', { level: 2, name: texts.steps[key] })
  const boughtOn = form.getByRole('group', { name: texts.purchase.boughtOn, exact: true })
  const panel = page.getByRole('status', { name: texts.sent.title })
  const figure = (label: string) => panel.locator('dl[data-figures] > div').filter({ hasText: label }).locator('dd')
  const next = button(texts.next)
  const terms = form.getByRole('checkbox', { name: consents.terms })
  const name = textbox(locale === 'ja' ? fields.name.family : fields.name.full)
  const phone = textbox(fields.phone.label)
  const email = textbox(texts.owner.email)
  const day = {
    day: boughtOn.getByRole('textbox', { name: texts.purchase.day, exact: true }),
    month: boughtOn.getByRole('combobox', { name: texts.purchase.month, exact: true }),
    year: boughtOn.getByRole('textbox', { name: texts.purchase.year, exact: true }),
  }
  /** The parts in the order in which the language writes them. */
  const dayParts = locale === 'ja' ? (['year', 'month', 'day'] as const) : (['day', 'month', 'year'] as const)

  /** A day, its year as the language counts. */
  const buy = async (iso: string) => {
    const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
    await day.day.fill(String(date))
    await day.month.selectOption(String(month))
    await day.year.fill(String(locale === 'th' ? year + 543 : year))
  }
  /** The lists that are there for those who do not type their vehicle. */
  const lists = form.locator('summary').filter({ hasText: texts.vehicle.lists })
  const openLists = async () => {
    if (!(await box(fields.vehicle.type).isVisible())) await lists.click()
  }
  const vehicle = async (type: string) => {
    await openLists()
    await box(fields.vehicle.type).selectOption(type)
    for (const label of [fields.vehicle.brand, fields.vehicle.model, fields.vehicle.year]) {
      await expect.poll(() => box(label).locator('option').count()).toBeGreaterThan(1)
      await box(label).selectOption({ index: 1 })
    }
    return {
      brand: await box(fields.vehicle.brand).locator('option:checked').innerText(),
      model: await box(fields.vehicle.model).locator('option:checked').innerText(),
    }
  }
  const contact = async (visitor: Visitor) => {
    const [first = '', second = ''] = visitor.name.split(' ')
    await name.fill(locale === 'ja' ? first : visitor.name)
    if (locale === 'ja') {
      await textbox(fields.name.given).fill(second)
      await textbox(fields.name.familyKana).fill('やまだ')
      await textbox(fields.name.givenKana).fill('たろう')
    }
    // A number without a country code is one of the language's own country.
    await phone.fill(locale === 'ja' ? `+66${visitor.phone.slice(1)}` : visitor.phone)
    await email.fill(visitor.email)
  }
  const receipt = form.getByLabel(new RegExp(`^${texts.purchase.receipt}`))
  const attachReceipt = async () => {
    await receipt.setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() })
    await expect(form.getByRole('img', { name: fields.upload.preview })).toBeVisible()
  }
  /** Steps 2 and 3 with nothing but what a part needs to be covered. */
  const fillRest = async (visitor: Visitor) => {
    await expect(step('vehicle')).toBeVisible()
    const chosen = await vehicle('pickup')
    await radio(positions.rear).check()
    await buy(daysAgo(2))
    await radio(channels.dealer).check()
    await attachReceipt()
    await next.click()
    await expect(step('owner')).toBeFocused()
    await contact(visitor)
    await next.click()
    await expect(step('review')).toBeFocused()
    await terms.check()
    await beAPerson()
    return chosen
  }
  return {
    form,
    texts,
    box,
    radio,
    button,
    step,
    day,
    dayParts,
    buy,
    lists,
    vehicle,
    contact,
    fillRest,
    beAPerson,
    open: (query = '') => page.goto(localizePath(`${path}${query}`, locale)),
    serial: textbox(texts.part.serial),
    name,
    phone,
    email,
    receipt,
    attachReceipt,
    terms,
    next,
    back: button(texts.back),
    send: button(texts.send),
    sendAgain: button(texts.sendAgain),
    summary: form.getByRole('group', { name: fields.summary }),
    panel,
    /** What a registration gives its owner, as the page shows it. */
    receiptShown: async () => ({
      number: await figure(texts.sent.number).innerText(),
      pin: await figure(texts.sent.pin).innerText(),
      passport: (await panel.getByRole('link', { name: texts.sent.passport }).getAttribute('href')) ?? '',
    }),
  }
}
