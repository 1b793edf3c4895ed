import type { Locale } from '@/lib/i18n/locales'
import { arrive, tabTo } from './support/booking'
import { findingsOf } from './support/findings'
import { registerForm } from './support/register-form'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { daysAgo, neverIssued } from './support/warranty'
import { inTurn, words } from './support/words'

type Turn = { locale: Locale; on: 'phone' | 'desktop' }

test.setTimeout(120_000)

for (const { locale, on } of inTurn('what is missing is said at its field and in the summary of each step', [
  { locale: 'ja', on: 'phone' },
  { locale: 'th', on: 'desktop' },
  { locale: 'en', on: 'phone' },
] satisfies Turn[])) {
  test(`what is missing is said at its field and in the summary of each step, in ${locale} on a ${on}`, async ({
    page,
  }) => {
    await arrive(page, on)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/warranty/create')) sent.push(request.url())
    })
    const form = registerForm(page, locale)
    const { errors, part, owner } = form.texts
    const { form: fields } = words[locale]
    const where = (state: string) => `${state}, ${locale}, ${on}`
    const refused = async (keys: readonly (keyof typeof errors)[]) => {
      await form.next.or(form.send).click()
      await expect(form.summary).toBeFocused()
      await expect(form.summary.getByRole('link')).toHaveText(keys.map((key) => errors[key]))
      return findingsOf(page, where(`${keys[0]} missing`))
    }
    await form.open()
    const findings = await refused(['serial'])
    await expect(form.serial).toHaveAttribute('aria-invalid', 'true')
    await expect(form.serial).toHaveAccessibleDescription(`${part.hint} ${errors.serial}`)
    await form.summary.getByRole('link').click()
    await expect(form.serial).toBeFocused()
    // A serial that names no product leaves the place on the vehicle open.
    await form.serial.fill(neverIssued())
    await form.next.click()

    await expect(form.step('vehicle')).toBeFocused()
    const position = form.form.getByRole('radiogroup', { name: form.texts.vehicle.position })
    findings.push(...(await refused(['vehicle', 'position', 'boughtOn', 'channel'])))
    const search = form.box(form.texts.vehicle.search)
    await expect(search).toHaveAccessibleDescription(`${form.texts.vehicle.searchHint} ${errors.vehicle}`)
    await form.summary.getByRole('link', { name: errors.vehicle }).click()
    await expect(search).toBeFocused()
    // What the lists ask is told once they are open.
    await form.lists.click()
    findings.push(...(await refused(['type', 'position', 'boughtOn', 'channel'])))
    await expect(form.box(fields.vehicle.type)).toHaveAccessibleDescription(errors.type)
    await expect(form.form.getByRole('radiogroup', { name: form.texts.purchase.channel })).toHaveAccessibleDescription(
      errors.channel,
    )
    const [firstPart] = form.dayParts
    await expect(form.day[firstPart]).toHaveAccessibleDescription(errors.boughtOn)
    await form.summary.getByRole('link', { name: errors.boughtOn }).click()
    await expect(form.day[firstPart]).toBeFocused()
    await form.vehicle('car')
    await position.getByRole('radio').first().check()
    await form.buy(daysAgo(-1))
    await form.radio(words[locale].warranty.channels.other).check()
    findings.push(...(await refused(['boughtOnFuture'])))
    await form.buy(daysAgo(1))
    await form.next.click()

    await expect(form.step('owner')).toBeFocused()
    findings.push(...(await refused(['name', ...(locale === 'ja' ? (['kana'] as const) : []), 'reach', 'reach'])))
    await expect(form.phone).toHaveAccessibleDescription(`${fields.phone.hint} ${errors.reach}`)
    await expect(form.email).toHaveAccessibleDescription(`${owner.emailHint} ${errors.reach}`)
    await form.contact(someVisitor())
    await form.email.fill('somchai@')
    await expect(form.form.getByText(errors.name)).toHaveCount(0)
    findings.push(...(await refused(['email'])))
    await form.email.fill('somchai@example.com')
    await form.next.click()
    await expect(form.step('review')).toBeFocused()
    findings.push(...(await refused(['terms'])))
    await expect(form.terms).toHaveAttribute('aria-invalid', 'true')
    await expect(form.terms).toHaveAccessibleDescription(errors.terms)
    expect(sent).toEqual([])
    expect(findings).toEqual([])
  })
}

for (const { locale, on } of inTurn('part, vehicle and purchase are answered with the keyboard alone', [
  { locale: 'en', on: 'desktop' },
  { locale: 'ja', on: 'desktop' },
] satisfies Turn[])) {
  test(`part, vehicle and purchase are answered with the keyboard alone, in ${locale} on a ${on}`, async ({ page }) => {
    await arrive(page, on)
    const form = registerForm(page, locale)
    const { keyboard } = page
    const { vehicle } = form.texts
    const { form: fields } = words[locale]
    const { positions, channels } = words[locale].warranty
    await form.open()
    await expect(form.serial).toBeEditable()
    await tabTo(page, form.serial)
    await keyboard.type(neverIssued())
    await keyboard.press('Enter')
    await expect(form.step('vehicle')).toBeFocused()
    // English goes through the lists, Japanese types the vehicle.
    if (locale === 'ja') {
      await tabTo(page, form.box(vehicle.search))
      await keyboard.type('d-max 2016')
      await expect(form.form.getByRole('option').first()).toBeVisible()
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      await expect(form.box(vehicle.search)).toHaveValue(/D-MAX 2016$/)
    } else {
      await tabTo(page, form.lists)
      await keyboard.press('Enter')
    }
    for (const label of locale === 'ja'
      ? []
      : [fields.vehicle.type, fields.vehicle.brand, fields.vehicle.model, fields.vehicle.year]) {
      await expect.poll(() => form.box(label).locator('option').count()).toBeGreaterThan(1)
      await tabTo(page, form.box(label))
      await keyboard.press('ArrowDown')
      await expect(form.box(label)).not.toHaveValue('')
    }
    await tabTo(page, form.radio(positions.front))
    await keyboard.press('ArrowDown')
    await expect(form.radio(positions.rear)).toBeChecked()
    const [year = '', month = '', day = ''] = daysAgo(1).split('-')
    const typeDay = {
      day: () => keyboard.type(String(Number(day))),
      month: async () => {
        for (let at = 0; at < Number(month); at += 1) await keyboard.press('ArrowDown')
      },
      year: () => keyboard.type(year),
    }
    for (const part of form.dayParts) {
      await tabTo(page, form.day[part])
      await typeDay[part]()
    }
    await tabTo(page, form.radio(channels.dealer))
    await keyboard.press('Space')
    await tabTo(page, form.next)
    await keyboard.press('Enter')
    await expect(form.step('owner')).toBeFocused()
    expect(await findingsOf(page, `owner, ${locale}, ${on}`)).toEqual([])
  })
}
