import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { bookingForm, tabTo } from './support/booking'
import { findingsOf } from './support/findings'
import { expect, knowLanguage, test } from './support/test'
import { someAddress, someVisitor, tokenOf, visitsAt } from './support/visits'
import { words } from './support/words'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const places = { phone, desktop }

type Turn = { locale: Locale; on: keyof typeof places; workshop: string }

test.use({ reducedMotion: 'reduce', trace: 'off' })
test.setTimeout(150_000)

async function arrive(page: Page, on: Turn['on']): Promise<void> {
  await knowLanguage(page, 'en')
  await page.setViewportSize(places[on])
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
}

/** Requests that write or read visits, by the last part of their address. */
function watchCalls(page: Page): { urls: string[] } {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return { urls }
}

for (const { locale, on, workshop } of [{ locale: 'th', on: 'phone', workshop: 'sample-khon-kaen' }, { locale: 'ja', on: 'desktop', workshop: 'sample-phuket' }] satisfies Turn[]) {
  test(`a visit is booked, opened by its private link, moved and cancelled, in ${locale} on a ${on}`, async ({ page, request, baseURL }) => {
    const visits = visitsAt(baseURL ?? '')
    const visitor = someVisitor()
    const { manage, time } = words[locale].appointment
    const [first, second] = await visits.openDays(workshop, 'fitting')
    const slot = first?.slots.at(-1)
    const later = second?.slots[0]
    if (!first || !second || !slot || !later) throw new Error('Two days with free times are needed.')
    const where = (state: string) => `${state}, ${locale}, ${on}`
    await arrive(page, on)
    const { urls } = watchCalls(page)

    const form = bookingForm(page, locale)
    await form.open()
    const findings = await findingsOf(page, where('empty form'))
    await form.workshop(workshop).check(); await form.job('fitting').check()
    const { brand, model } = await form.vehicle('pickup')
    await form.day(first.day).check()
    await form.slot(slot.time).check()
    await form.contact(visitor)
    findings.push(...(await findingsOf(page, where('filled form'))))
    await form.submit.click()

    await expect(form.booked).toBeFocused()
    await expect(form.booked).toContainText((await visits.workshop(workshop, locale)).name)
    const link = (await form.link.getAttribute('href')) ?? ''
    expect(link).toContain(`${localizePath('/appointment/manage', locale)}#`)
    const token = tokenOf(link)
    expect(await visits.read(token)).toMatchObject({ state: 'booked', workshop: { id: workshop }, job: 'fitting', day: first.day, slot: slot.time, name: visitor.name, vehicle: { type: 'pickup', brand, model } })
    expect(await visits.freeAt(workshop, 'fitting', first.day, slot.time)).toBe(slot.free - 1)
    findings.push(...(await findingsOf(page, where('booked'))))

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words[locale].appointment.booked.calendar }).click()])
    const ics = readFileSync(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(ics).toContain(`DTSTART:${new Date(`${first.day}T${slot.time}:00+07:00`).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)

    await form.link.click()
    const { number } = await visits.read(token)
    await expect(page.getByRole('heading', { name: number })).toBeVisible()
    findings.push(...(await findingsOf(page, where('visit'))))
    await page.getByText(manage.move, { exact: true }).click()
    await page.getByRole('radiogroup', { name: time.days }).locator(`input[value="${second.day}"]`).check()
    await page.locator(`input[name="slot"][value="${later.time}"]`).check()
    findings.push(...(await findingsOf(page, where('moving'))))
    await page.getByRole('button', { name: manage.moveSubmit }).click()
    await expect(page.getByRole('status').filter({ hasText: manage.moved })).toBeVisible()
    expect(await visits.read(token)).toMatchObject({ state: 'changed', day: second.day, slot: later.time })
    expect([await visits.freeAt(workshop, 'fitting', first.day, slot.time), await visits.freeAt(workshop, 'fitting', second.day, later.time)]).toEqual([slot.free, later.free - 1])

    await page.getByText(manage.cancel, { exact: true }).click()
    await page.getByRole('textbox', { name: new RegExp(`^${manage.reason}`) }).fill('E2E')
    await page.getByRole('button', { name: manage.cancelSubmit }).click()
    await expect(page.getByRole('status').filter({ hasText: manage.cancelled })).toBeVisible()
    await expect(page.getByText(manage.move, { exact: true })).toHaveCount(0)
    expect(await visits.read(token)).toMatchObject({ state: 'cancelled', open: false })
    expect(await visits.freeAt(workshop, 'fitting', second.day, later.time)).toBe(later.free)
    findings.push(...(await findingsOf(page, where('cancelled'))))
    expect(findings).toEqual([])

    const personal = [visitor.name, visitor.phone.slice(1), visitor.email, number, token, token.slice(0, 36)]
    expect(urls.filter((url) => personal.some((secret) => url.split('#')[0]?.includes(secret)))).toEqual([])
    for (const path of ['/appointment', '/appointment/manage']) {
      const stored = await request.get(localizePath(path, locale), { headers: { cookie: 'i18n_redirected=en' } })
      expect(stored.headers()['x-nextjs-cache'], path).toBe('HIT')
      const html = await stored.text()
      expect(personal.filter((secret) => html.includes(secret)), path).toEqual([])
    }
  })
}

for (const { locale, on, workshop } of [{ locale: 'ja', on: 'phone', workshop: 'sample-chiang-mai' }, { locale: 'en', on: 'desktop', workshop: 'sample-hat-yai' }] satisfies Turn[]) {
  test(`what is missing or wrong is said at its field and in the summary, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    const visits = visitsAt(baseURL ?? '')
    const [day] = await visits.openDays(workshop, 'fitting')
    const slot = day?.slots[0]
    if (!day || !slot) throw new Error('A free time is needed.')
    await arrive(page, on)
    const { urls } = watchCalls(page)
    const form = bookingForm(page, locale)
    const { errors, contact } = form.texts
    await form.open()
    await form.submit.click()
    await expect(form.summary).toBeFocused()
    const said = await form.summary.getByRole('link').allInnerTexts()
    expect(said).toEqual((['workshop', 'job', 'type', 'brand', 'model', 'day', 'slot', 'name', 'phone', 'consent'] as const).map((key) => errors[key]))
    await expect(form.name).toHaveAccessibleDescription(errors.name)
    await expect(form.phone).toHaveAccessibleDescription(`${contact.phoneHint} ${errors.phone}`)
    await expect(form.consent).toHaveAccessibleDescription(errors.consent)
    await expect(form.form.getByRole('radiogroup', { name: form.texts.workshop.legend })).toHaveAccessibleDescription(errors.workshop)
    const findings = await findingsOf(page, `missing answers, ${locale}, ${on}`)
    for (const [key, target] of [['name', form.name], ['consent', form.consent]] as const) {
      await form.summary.getByRole('link', { name: errors[key] }).click()
      await expect(target).toBeFocused()
    }

    await form.workshop(workshop).check(); await form.job('fitting').check()
    await form.job('fitting').check()
    await form.vehicle('pickup')
    await form.day(day.day).check()
    await form.slot(slot.time).check()
    await form.contact({ name: 'Somchai', phone: '0812345678901', email: 'somchai@' })
    await expect(form.email).toHaveAccessibleDescription(`${contact.emailHint} ${errors.email}`)
    await form.submit.click()
    await expect(form.summary.getByRole('link')).toHaveText([errors.email])
    await form.email.fill('')
    expect(urls.filter((url) => url.endsWith('/appointments/book'))).toEqual([])
    // Long enough for the form; that it is no number, only the service knows.
    await form.submit.click()
    await expect(form.summary).toBeFocused()
    await expect(form.summary.getByRole('link')).toHaveText([errors.phone])
    await expect(form.phone).toHaveAccessibleDescription(`${contact.phoneHint} ${errors.phone}`)
    await expect(form.slot(slot.time)).toBeChecked()
    findings.push(...(await findingsOf(page, `refused, ${locale}, ${on}`)))
    expect(findings).toEqual([])
    expect(await visits.freeAt(workshop, 'fitting', day.day, slot.time)).toBe(slot.free)
  })
}

for (const { locale, on, workshop } of [{ locale: 'en', on: 'phone', workshop: 'sample-chon-buri' }, { locale: 'th', on: 'desktop', workshop: 'sample-nonthaburi' }] satisfies Turn[]) {
  test(`of two who want the last seat one gets it and the other is offered another time, in ${locale} on a ${on}`, async ({ page, browser, baseURL }) => {
    const visits = visitsAt(baseURL ?? '')
    const wish = { workshop, job: 'inspection' } as const
    const [first] = await visits.openDays(workshop, 'inspection')
    const [wanted, other] = first?.slots ?? []
    if (!first || !wanted || !other) throw new Error('A day with two free times is needed.')
    const tokens: string[] = []
    for (let bay = 1; bay < wanted.free; bay += 1) tokens.push(await visits.book({ ...wish, day: first.day, slot: wanted.time }))

    const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })).newPage()
    const racers = [page, elsewhere].map((place) => ({ place, form: bookingForm(place, locale), visitor: someVisitor() }))
    for (const { place, form, visitor } of racers) {
      await arrive(place, on)
      await form.open()
      await form.workshop(workshop).check(); await form.job('fitting').check()
      await form.job('inspection').check()
      await form.vehicle('scooter')
      await form.day(first.day).check()
      await form.slot(wanted.time).check()
      await form.contact(visitor)
    }
    await Promise.all(racers.map(({ form }) => form.submit.click()))
    const taken = words[locale].appointment.errors.takenTitle
    await Promise.all(racers.map(({ place, form }) => expect(form.booked.or(place.getByRole('alert').filter({ hasText: taken }))).toBeVisible()))
    const won = await Promise.all(racers.map(({ form }) => form.booked.isVisible()))
    expect([...won].sort()).toEqual([false, true])
    const loser = racers[won.indexOf(false)]
    const winner = racers[won.indexOf(true)]
    if (!loser || !winner) throw new Error('One wins, one loses.')
    tokens.push(tokenOf((await winner.form.link.getAttribute('href')) ?? ''))

    await expect(loser.form.slot(wanted.time)).toHaveCount(0)
    await expect(loser.form.name).toHaveValue(loser.visitor.name)
    const findings = await findingsOf(loser.place, `taken, ${locale}, ${on}`)
    await loser.form.slot(other.time).check()
    await loser.form.submit.click()
    await expect(loser.form.booked).toBeVisible()
    const token = tokenOf((await loser.form.link.getAttribute('href')) ?? '')
    tokens.push(token)
    expect(await visits.read(token)).toMatchObject({ name: loser.visitor.name, slot: other.time })
    expect(findings).toEqual([])
    for (const each of tokens) await visits.cancel(each)
    await elsewhere.context().close()
  })
}

for (const { locale, on, workshop } of [{ locale: 'ja', on: 'phone', workshop: 'sample-chatuchak' }, { locale: 'en', on: 'desktop', workshop: 'sample-phitsanulok' }] satisfies Turn[]) {
  test(`a visit is booked with the keyboard alone, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    const visits = visitsAt(baseURL ?? '')
    const [day] = await visits.openDays(workshop, 'setup')
    const slot = day?.slots[0]
    if (!day || !slot) throw new Error('A free time is needed.')
    const visitor = someVisitor()
    await arrive(page, on)
    const form = bookingForm(page, locale)
    const { workshop: places, vehicle } = form.texts
    const box = (name: string) => form.form.getByRole('combobox', { name, exact: true })
    await form.open()
    // From the first control of the form on; the way to it is the skip link's, tested elsewhere.
    await box(places.province).focus()
    const all = form.form.getByRole('radiogroup', { name: places.legend }).getByRole('radio')
    await tabTo(page, all.first())
    await page.keyboard.press('Space')
    while (!(await form.workshop(workshop).isChecked())) await page.keyboard.press('ArrowDown')
    await tabTo(page, form.job('setup')); await page.keyboard.press('Tab'); await form.job('setup').check()
    for (const name of [vehicle.type, vehicle.brand, vehicle.model]) {
      await expect.poll(() => box(name).locator('option').count()).toBeGreaterThan(1)
      await tabTo(page, box(name))
      await page.keyboard.press('ArrowDown')
    }
    await tabTo(page, form.day(day.day))
    await page.keyboard.press('Space')
    await tabTo(page, form.slot(slot.time))
    await page.keyboard.press('Space')
    for (const [field, text] of [[form.name, visitor.name], [form.phone, visitor.phone], [form.email, visitor.email]] as const) {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }
    await tabTo(page, form.consent)
    await page.keyboard.press('Space')
    await tabTo(page, form.submit)
    expect(await form.submit.evaluate((button) => getComputedStyle(button).outlineStyle)).not.toBe('none')
    await page.keyboard.press('Enter')
    await expect(form.booked).toBeFocused()
    await tabTo(page, form.link)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/appointment\/manage#/)
    const token = tokenOf(page.url())
    expect(await visits.read(token)).toMatchObject({ name: visitor.name, job: 'setup', day: day.day, slot: slot.time })
    const { manage } = words[locale].appointment
    const summary = page.locator('summary').filter({ hasText: manage.cancel })
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: manage.cancelSubmit }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: manage.cancelled })).toBeVisible()
    expect(await visits.read(token)).toMatchObject({ state: 'cancelled' })
  })
}
