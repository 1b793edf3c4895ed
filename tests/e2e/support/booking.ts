import { expect, type Locator, type Page } from '@playwright/test'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { knowLanguage } from './test'
import { someAddress, type someVisitor } from './visits'
import { words } from './words'

type Visitor = ReturnType<typeof someVisitor>

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

/** One run of a journey; each takes a workshop of its own, so that none takes another's seats. */
export type Turn = { locale: Locale; on: keyof typeof screens; workshop: string }

/** A visitor with an address of their own, on a phone or a desktop. */
export async function arrive(page: Page, on: Turn['on']): Promise<void> {
  await knowLanguage(page, 'en')
  await page.setViewportSize(screens[on])
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
}

/** The booking form as its visitor meets it. */
export function bookingForm(page: Page, locale: Locale) {
  const { appointment: texts, form: fields } = words[locale]
  const form = page.getByRole('form', { name: texts.form })
  const group = (name: string | RegExp) => form.getByRole('radiogroup', { name })
  const box = (name: string) => form.getByRole('combobox', { name, exact: true })
  const choose = async (select: Locator) => {
    await expect.poll(() => select.locator('option').count()).toBeGreaterThan(1)
    await select.selectOption({ index: 1 })
    return select.locator('option').nth(1).innerText()
  }
  return {
    form,
    texts,
    fields,
    open: (query = '') => page.goto(localizePath(`/appointment${query}`, locale)),
    workshop: (id: string) => group(texts.workshop.legend).locator(`input[value="${id}"]`),
    job: (id: string) => group(texts.job.legend).locator(`input[value="${id}"]`),
    day: (day: string) => group(texts.time.days).locator(`input[value="${day}"]`),
    slot: (slot: string) => form.locator(`input[name="slot"][value="${slot}"]`),
    name: form.getByRole('textbox', { name: texts.contact.name, exact: true }),
    phone: form.getByRole('textbox', { name: texts.contact.phone, exact: true }),
    email: form.getByRole('textbox', { name: new RegExp(`^${texts.contact.email}`) }),
    consent: form.getByRole('checkbox', { name: texts.consent }),
    submit: form.getByRole('button', { name: texts.submit }),
    summary: form.getByRole('group', { name: texts.errors.title }),
    /** The first brand and model of a type; answers their names. */
    vehicle: async (type: string) => {
      await box(fields.vehicle.type).selectOption(type)
      return { brand: await choose(box(fields.vehicle.brand)), model: await choose(box(fields.vehicle.model)) }
    },
    contact: async (visitor: Visitor) => {
      const filled = bookingForm(page, locale)
      await filled.name.fill(visitor.name)
      await filled.phone.fill(visitor.phone)
      await filled.email.fill(visitor.email)
      await filled.consent.check()
    },
    booked: page.getByRole('group', { name: texts.booked.title }),
    link: page.getByRole('link', { name: texts.booked.link }),
  }
}

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `reached within ${limit} presses of Tab`).toBeFocused()
}
