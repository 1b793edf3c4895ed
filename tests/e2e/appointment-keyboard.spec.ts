import { arrive, bookingForm, tabTo, type Turn } from './support/booking'
import { expect, test } from './support/test'
import { someVisitor, tokenOf, visitsAt } from './support/visits'
import { inTurn, words } from './support/words'

test.setTimeout(150_000)

for (const { locale, on, workshop } of inTurn('a visit is booked with the keyboard alone', [
  { locale: 'ja', on: 'phone', workshop: 'sample-chatuchak' },
  { locale: 'en', on: 'desktop', workshop: 'sample-phitsanulok' },
] satisfies Turn[])) {
  test(`a visit is booked with the keyboard alone, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    const visits = visitsAt(baseURL ?? '')
    const [day] = await visits.openDays(workshop, 'setup')
    const slot = day?.slots[0]
    if (!day || !slot) throw new Error('A free time is needed.')
    const visitor = someVisitor()
    await arrive(page, on)
    const form = bookingForm(page, locale)
    const { workshop: places } = form.texts
    const { vehicle } = form.fields
    const box = (name: string) => form.form.getByRole('combobox', { name, exact: true })
    await form.open('?job=setup')
    await expect(form.job('setup')).toBeChecked()
    // From the first control of the form on; the way to it is the skip link's, tested elsewhere.
    await box(places.line).focus()
    const all = form.form.getByRole('radiogroup', { name: places.legend }).getByRole('radio')
    await tabTo(page, all.first())
    await page.keyboard.press('Space')
    while (!(await form.workshop(workshop).isChecked())) await page.keyboard.press('ArrowDown')
    await tabTo(page, form.job('setup'))
    for (const name of [vehicle.type, vehicle.brand, vehicle.model]) {
      await expect.poll(() => box(name).locator('option').count()).toBeGreaterThan(1)
      await tabTo(page, box(name))
      await page.keyboard.press('ArrowDown')
    }
    await tabTo(page, form.day(day.day))
    await page.keyboard.press('Space')
    await tabTo(page, form.slot(slot.time))
    await page.keyboard.press('Space')
    for (const [field, text] of [
      [form.name, visitor.name],
      [form.phone, visitor.phone],
      [form.email, visitor.email],
    ] as const) {
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
