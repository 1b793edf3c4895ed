import { localizePath, type Locale } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { labelOfTerm } from './support/labels'
import { registerForm } from './support/register-form'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { daysAgo, misread, neverIssued, warrantiesAt } from './support/warranty'
import { inTurn, pattern, words } from './support/words'

type Turn = { locale: Locale; on: 'phone' | 'desktop' }

test.setTimeout(150_000)

for (const { locale, on } of inTurn('a scanned label leads to number, PIN and passport', [
  { locale: 'en', on: 'phone' },
  { locale: 'th', on: 'desktop' },
  { locale: 'ja', on: 'phone' },
] satisfies Turn[])) {
  test(`a scanned label leads to number, PIN and passport, in ${locale} on a ${on}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const [{ serial, part }, visitor] = [await warranties.issued(locale), someVisitor()]
    await arrive(page, on)
    const urls: string[] = []
    page.on('request', (sent) => urls.push(sent.url()))
    const form = registerForm(page, locale)
    const where = (state: string) => `${state}, ${locale}, ${on}`

    await form.open(`?serial=${serial.replaceAll('-', '').toLowerCase()}&part=${part}`)
    await expect(form.form).toContainText(serial)
    const findings = await findingsOf(page, where('vehicle and purchase'))
    const chosen = await form.fillRest(visitor)
    await expect(form.form).toContainText(visitor.email)
    findings.push(...(await findingsOf(page, where('review'))))
    await form.send.click()

    await expect(form.panel).toBeFocused()
    await expect(form.panel).toContainText(words[locale].warranty.states.active)
    findings.push(...(await findingsOf(page, where('sent'))))
    const shown = await form.receiptShown()
    expect(shown.passport).toContain(`${localizePath('/services/warranty/passport', locale)}#`)
    const passport = await warranties.passport(shown)
    expect(passport).toMatchObject({
      number: shown.number,
      state: 'active',
      flags: [],
      product: { code: part },
      serials: [serial],
      position: 'rear',
      purchase: { boughtOn: daysAgo(2), channel: 'dealer' },
      vehicle: { type: 'pickup', ...chosen },
    })
    expect(passport.coveredUntil).not.toBeNull()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(visitor.email)
    expect(findings).toEqual([])

    const personal = [
      ...visitor.name.split(' '),
      visitor.phone.slice(1),
      visitor.email,
      shown.number,
      shown.passport.split('#')[1] ?? '',
    ]
    expect(urls.filter((url) => personal.some((secret) => url.split('#')[0]?.includes(secret)))).toEqual([])
    const stored = await request.get(localizePath('/services/warranty/register', locale), {
      headers: { cookie: 'i18n_redirected=en' },
    })
    expect(stored.headers()['x-nextjs-cache']).toBe('HIT')
    const html = await stored.text()
    expect(personal.filter((secret) => html.includes(secret))).toEqual([])
  })
}

// The body of a request that is a file is nothing the browser tells: it is read on its way.
const keepSentFile = `const { send } = XMLHttpRequest.prototype
XMLHttpRequest.prototype.send = function (body) {
  if (body instanceof Blob) body.text().then((text) => { window.sentFile = text })
  return send.call(this, body)
}`

for (const on of inTurn('typed in Thai', ['desktop', 'phone'] as const)) {
  test(`typed in Thai with a pasted address, a Buddhist year, a dealer and a receipt, over a reload, on a ${on}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const [{ serial }, visitor] = [await warranties.issued('th', 'scooter'), someVisitor()]
    await arrive(page, on)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript({ content: keepSentFile })
    const form = registerForm(page, 'th')
    const { form: fields, warranty } = words.th
    const { texts } = form

    await form.open()
    await form.serial.fill(serial)
    await form.serial.blur()
    await expect(form.form.locator(`[data-serial="${serial}"]`)).toBeVisible()
    const findings = await findingsOf(page, `part, th, ${on}`)
    await form.next.click()
    await expect(form.step('vehicle')).toBeFocused()
    await form.vehicle('scooter')
    await form.radio(warranty.positions.set).check()
    await form.buy(daysAgo(5))
    await form.radio(warranty.channels.dealer).check()
    const dealer = form.form.getByRole('combobox', { name: new RegExp(`^${texts.purchase.dealer}`) })
    await dealer.pressSequentially('ขอนแก่น')
    await form.form
      .getByRole('listbox', { name: texts.purchase.found })
      .getByRole('option', { name: 'ขอนแก่น' })
      .first()
      .click()
    await expect(dealer).not.toHaveValue('ขอนแก่น')
    const dealerName = await dealer.inputValue()
    await form.next.click()
    await expect(form.step('owner')).toBeFocused()

    await page.reload()
    const kept = page.getByRole('status').filter({ hasText: texts.kept.title })
    await expect(kept).toBeVisible()
    findings.push(...(await findingsOf(page, `kept, th, ${on}`)))
    await kept.getByRole('button', { name: texts.kept.goOn }).click()
    await expect(form.step('owner')).toBeFocused()
    await form.back.click()
    await expect(dealer).toHaveValue(dealerName)
    await expect(form.day.year).toHaveValue(String(Number(daysAgo(5).slice(0, 4)) + 543))
    await expect(form.radio(warranty.positions.set)).toBeChecked()
    await form.attachReceipt()
    const sent = String(await page.evaluate('window.sentFile'))
    expect([sent.includes('JFIF'), sent.includes('Exif'), sent.includes('Sample camera')]).toEqual([true, false, false])
    await form.next.click()

    await form.contact(visitor)
    await form.form.locator('summary').filter({ hasText: texts.owner.more }).click()
    const line = form.form.getByRole('textbox', { name: fields.address.line, exact: true })
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      '99/12 ม.4 ซ.ลาดพร้าว 71 แขวงลาดพร้าว เขตลาดพร้าว กทม. 10230',
    )
    await line.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await form.button(fields.address.pastedUse).click()
    await expect(line).toHaveValue('99/12 ม.4 ซ.ลาดพร้าว 71')
    await expect(form.box(fields.address.province)).toHaveValue('กรุงเทพมหานคร')
    await expect(form.box(fields.address.khet)).toHaveValue('ลาดพร้าว')
    await expect(form.box(fields.address.khwaeng)).toHaveValue('ลาดพร้าว')
    await expect(form.form.getByRole('textbox', { name: fields.address.postcode, exact: true })).toHaveValue('10230')
    findings.push(...(await findingsOf(page, `owner, th, ${on}`)))
    await form.next.click()
    await expect(form.form).toContainText('99/12 ม.4 ซ.ลาดพร้าว 71 ลาดพร้าว ลาดพร้าว กรุงเทพมหานคร 10230')
    await form.terms.check()
    await form.beAPerson()
    await form.send.click()

    await expect(form.panel).toBeFocused()
    expect(await warranties.passport(await form.receiptShown(), 'th')).toMatchObject({
      state: 'active',
      serials: [serial],
      position: 'set',
      hasReceipt: true,
      vehicle: { type: 'scooter' },
      purchase: { boughtOn: daysAgo(5), dealer: dealerName },
    })
    expect(findings).toEqual([])
  })
}

for (const { locale, on, serialOf, hint, flag } of [
  { locale: 'th', on: 'phone', serialOf: neverIssued, hint: 'made', flag: 'unknown-serial' },
  {
    locale: 'en',
    on: 'desktop',
    serialOf: () => misread(labelOfTerm('air').serial),
    hint: 'wrongTitle',
    flag: 'wrong-check-character',
  },
] as const) {
  test(`a part with ${flag} is taken in and set aside, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const [serial, visitor] = [serialOf(), someVisitor()]
    await arrive(page, on)
    const form = registerForm(page, locale)
    await form.open()
    await form.serial.fill(serial)
    await form.serial.blur()
    await expect(form.form.getByText(pattern(form.texts.part[hint]))).toBeVisible()
    await expect(form.form.getByRole('combobox', { name: new RegExp(`^${form.texts.part.product}`) })).toBeVisible()
    const findings = await findingsOf(page, `${flag}, ${locale}, ${on}`)
    await form.next.click()
    await form.fillRest(visitor)
    await form.send.click()
    await expect(form.panel).toBeFocused()
    await expect(form.panel).toContainText(words[locale].warranty.states['unknown-serial'])
    await expect(form.panel).toContainText(words[locale].warranty.flags[flag])
    findings.push(...(await findingsOf(page, `set aside, ${locale}, ${on}`)))
    expect(await warranties.passport(await form.receiptShown())).toMatchObject({
      state: 'unknown-serial',
      flags: [flag],
      coveredUntil: null,
    })
    expect(findings).toEqual([])
  })
}
