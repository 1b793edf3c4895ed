import { localizePath, type Locale } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { anotherVisitor, expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'
import { inTurn, words } from './support/words'

type Turn = { locale: Locale; on: 'phone' | 'desktop' }

test.setTimeout(120_000)

for (const { locale, on } of inTurn('a link for a buyer shows the part and nobody, until it is withdrawn', [
  { locale: 'en', on: 'phone' },
  { locale: 'th', on: 'desktop' },
  { locale: 'ja', on: 'phone' },
] satisfies Turn[])) {
  test(`a link for a buyer shows the part and nobody, until it is withdrawn, in ${locale} on a ${on}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const visitor = someVisitor()
    const { serial, receipt } = await warrantiesAt(baseURL ?? '').register({
      visitor,
      term: 'two-wheel',
      lang: locale,
    })
    await arrive(page, on)
    const { passport: texts, warranty } = words[locale]
    const pin = page.getByRole('textbox', { name: texts.pin.label, exact: true })
    await page.goto(localizePath(receipt.passport, locale))
    await pin.fill(receipt.pin)
    await pin.press('Enter')
    const section = page.getByRole('region', { name: texts.buyer.title })
    await section.getByRole('button', { name: texts.buyer.make }).click()
    const field = section.getByRole('textbox', { name: texts.buyer.label })
    await expect(field).toBeFocused()
    const href = await field.inputValue()
    const findings = await findingsOf(page, `link made, ${locale}, ${on}`)

    const buyer = await (await anotherVisitor(browser)).newPage()
    const answers: string[] = []
    buyer.on('response', async (response) => {
      if (response.url().endsWith('/api/warranty/used-part')) answers.push(response.headers()['cache-control'] ?? '')
    })
    await buyer.goto(href)
    const part = buyer.getByRole('region').filter({ hasText: serial })
    await expect(part).toContainText(warranty.usedPart.stays)
    await expect(part).toContainText(warranty.usedPart.notTransferable)
    expect(answers.every((kept) => kept.includes('no-store'))).toBe(true)
    await expect(buyer.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(buyer.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
    const html = await buyer.content()
    const personal = [...visitor.name.split(' '), visitor.email, visitor.phone.slice(1), receipt.number]
    expect(personal.filter((secret) => html.includes(secret))).toEqual([])
    findings.push(...(await findingsOf(buyer, `used part, ${locale}, ${on}`)))

    await section.getByRole('button', { name: texts.buyer.withdraw }).click()
    await expect(section.getByText(texts.buyer.withdrawn)).toBeVisible()
    await buyer.reload()
    await expect(buyer.getByText(warranty.usedPart.overTitle)).toBeVisible()
    findings.push(...(await findingsOf(buyer, `link withdrawn, ${locale}, ${on}`)))
    await buyer.context().close()
    expect(findings).toEqual([])
  })
}

for (const { locale, on } of inTurn('reminders stop and contact details change in the passport', [
  { locale: 'en', on: 'desktop' },
  { locale: 'th', on: 'phone' },
  { locale: 'ja', on: 'desktop' },
] satisfies Turn[])) {
  test(`reminders stop and contact details change in the passport, in ${locale} on a ${on}`, async ({
    page,
    baseURL,
  }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const visitor = someVisitor()
    const { receipt } = await warranties.register({ visitor, term: 'two-wheel', lang: locale })
    await arrive(page, on)
    const { passport: texts, warranty } = words[locale]
    const pin = page.getByRole('textbox', { name: texts.pin.label, exact: true })
    await page.goto(localizePath(receipt.passport, locale))
    await pin.fill(receipt.pin)
    await pin.press('Enter')

    const contact = page.getByRole('region', { name: texts.contact.title })
    await contact.getByRole('button', { name: texts.contact.open }).click()
    const email = contact.getByRole('textbox', { name: texts.contact.email })
    const phone = contact.locator('#contact-phone')
    await expect(email).toHaveValue(visitor.email)
    await email.fill('')
    await phone.fill('')
    await contact.getByRole('button', { name: texts.contact.submit }).click()
    await expect(contact.getByRole('group', { name: texts.contact.errors.title })).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    const findings = await findingsOf(page, `contact missing, ${locale}, ${on}`)
    await email.fill('another@example.com')
    await contact.getByRole('button', { name: texts.contact.submit }).click()
    await expect(contact.getByText(texts.contact.done)).toBeVisible()
    expect((await warranties.passport(receipt)).contact).toEqual({ email: 'another@example.com' })

    const messages = page.getByRole('region', { name: warranty.messages.title })
    await messages.getByRole('button', { name: warranty.messages.stopReminders }).click()
    await messages.getByRole('button', { name: warranty.messages.sure }).click()
    await expect(messages.getByText(warranty.messages.stopped)).toBeVisible()
    findings.push(...(await findingsOf(page, `reminders stopped, ${locale}, ${on}`)))
    const { token, reminders } = (await warranties.passport(receipt)).messages
    expect(reminders).toBe(false)
    await page.goto(localizePath(`/services/warranty/messages#${token}`, locale))
    await expect(page.getByText(warranty.messages.remindersOff)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    findings.push(...(await findingsOf(page, `messages, ${locale}, ${on}`)))
    expect(findings).toEqual([])
  })
}
