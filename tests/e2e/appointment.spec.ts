import { readFileSync } from 'node:fs'
import { localizePath } from '@/lib/i18n/locales'
import { arrive, bookingForm, type Turn } from './support/booking'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someVisitor, tokenOf, visitsAt } from './support/visits'
import { inTurn, words } from './support/words'

test.setTimeout(150_000)

for (const { locale, on, workshop } of inTurn('a visit is booked, opened by its private link, moved and cancelled', [
  { locale: 'th', on: 'phone', workshop: 'sample-khon-kaen' },
  { locale: 'ja', on: 'desktop', workshop: 'sample-phuket' },
] satisfies Turn[])) {
  test(`a visit is booked, opened by its private link, moved and cancelled, in ${locale} on a ${on}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const visits = visitsAt(baseURL ?? '')
    const visitor = someVisitor()
    const { manage, time } = words[locale].appointment
    const [first, second] = await visits.openDays(workshop, 'fitting')
    const slot = first?.slots.at(-1)
    const later = second?.slots[0]
    if (!first || !second || !slot || !later) throw new Error('Two days with free times are needed.')
    const where = (state: string) => `${state}, ${locale}, ${on}`
    await arrive(page, on)
    const urls: string[] = []
    page.on('request', (sent) => urls.push(sent.url()))

    const form = bookingForm(page, locale)
    await form.open('?job=fitting')
    await expect(form.job('fitting')).toBeChecked()
    const findings = await findingsOf(page, where('empty form'))
    await form.workshop(workshop).check()
    await expect(form.job('fitting')).toBeChecked()
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
    expect(await visits.read(token)).toMatchObject({
      state: 'booked',
      workshop: { id: workshop },
      job: 'fitting',
      day: first.day,
      slot: slot.time,
      name: visitor.name,
      vehicle: { type: 'pickup', brand, model },
    })
    expect(await visits.freeAt(workshop, 'fitting', first.day, slot.time)).toBe(slot.free - 1)
    findings.push(...(await findingsOf(page, where('booked'))))

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words[locale].appointment.booked.calendar }).click(),
    ])
    const ics = readFileSync(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(ics).toContain(
      `DTSTART:${new Date(`${first.day}T${slot.time}:00+07:00`).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    )

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
    expect([
      await visits.freeAt(workshop, 'fitting', first.day, slot.time),
      await visits.freeAt(workshop, 'fitting', second.day, later.time),
    ]).toEqual([slot.free, later.free - 1])

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
      expect(
        personal.filter((secret) => html.includes(secret)),
        path,
      ).toEqual([])
    }
  })
}

for (const { locale, on, workshop } of inTurn('what is missing or wrong is said at its field and in the summary', [
  { locale: 'ja', on: 'phone', workshop: 'sample-chiang-mai' },
  { locale: 'en', on: 'desktop', workshop: 'sample-hat-yai' },
] satisfies Turn[])) {
  test(`what is missing or wrong is said at its field and in the summary, in ${locale} on a ${on}`, async ({
    page,
    baseURL,
  }) => {
    const visits = visitsAt(baseURL ?? '')
    const [day] = await visits.openDays(workshop, 'fitting')
    const slot = day?.slots[0]
    if (!day || !slot) throw new Error('A free time is needed.')
    await arrive(page, on)
    const urls: string[] = []
    page.on('request', (sent) => urls.push(sent.url()))
    const form = bookingForm(page, locale)
    const { errors, contact } = form.texts
    await form.open()
    await form.submit.click()
    await expect(form.summary).toBeFocused()
    const said = await form.summary.getByRole('link').allInnerTexts()
    expect(said).toEqual(
      (['workshop', 'job', 'type', 'day', 'name', 'phone', 'consent'] as const).map((key) => errors[key]),
    )
    await expect(form.name).toHaveAccessibleDescription(errors.name)
    await expect(form.phone).toHaveAccessibleDescription(`${contact.phoneHint} ${errors.phone}`)
    await expect(form.consent).toHaveAccessibleDescription(errors.consent)
    await expect(form.form.getByRole('radiogroup', { name: form.texts.workshop.legend })).toHaveAccessibleDescription(
      `${form.texts.workshop.byProvince} ${errors.workshop}`,
    )
    const findings = await findingsOf(page, `missing answers, ${locale}, ${on}`)
    for (const [key, target] of [
      ['name', form.name],
      ['consent', form.consent],
    ] as const) {
      await form.summary.getByRole('link', { name: errors[key] }).click()
      await expect(target).toBeFocused()
    }

    await form.workshop(workshop).check()
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
