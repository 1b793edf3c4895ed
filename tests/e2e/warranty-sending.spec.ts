import { createWarrantyInput, warrantyReceiptSchema } from '@/lib/contract/warranty-register'
import type { Locale } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { createCall, registerForm } from './support/register-form'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'
import { inTurn, words } from './support/words'

type Turn = { locale: Locale; on: 'phone' | 'desktop' }

test.setTimeout(120_000)

for (const { locale, on } of inTurn('a button pressed twice is one registration', [
  { locale: 'ja', on: 'desktop' },
  { locale: 'th', on: 'phone' },
] satisfies Turn[])) {
  test(`a button pressed twice is one registration, in ${locale} on a ${on}`, async ({ page, baseURL }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const { serial } = await warranties.issued(locale)
    await arrive(page, on)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/warranty/create')) sent.push(request.url())
    })
    const form = registerForm(page, locale)
    await form.open(`?serial=${serial}`)
    await form.fillRest(someVisitor())
    await form.send.dblclick()
    await expect(form.panel).toBeFocused()
    expect(sent).toHaveLength(1)
    // A second one would have found the serial taken.
    expect(await warranties.passport(await form.receiptShown())).toMatchObject({ state: 'active', flags: [] })
  })
}

for (const { locale, on } of inTurn('a form whose answer is lost and that is sent again is one registration', [
  { locale: 'en', on: 'phone' },
  { locale: 'ja', on: 'desktop' },
] satisfies Turn[])) {
  test(`a form whose answer is lost and that is sent again is one registration, in ${locale} on a ${on}`, async ({
    page,
    baseURL,
  }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const { serial } = await warranties.issued(locale)
    await arrive(page, on)
    const numbers: string[] = []
    await page.route(
      createCall,
      async (route) => {
        const answer = await route.fetch()
        numbers.push(warrantyReceiptSchema.parse(await answer.json()).number)
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    const form = registerForm(page, locale)
    await form.open(`?serial=${serial}`)
    await form.fillRest(someVisitor())
    await form.send.click()
    await expect(page.getByRole('alert').filter({ hasText: form.texts.failures.offlineTitle })).toContainText(
      form.texts.failures.offlineText,
    )
    const findings = await findingsOf(page, `answer lost, ${locale}, ${on}`)
    await form.sendAgain.click()
    await expect(form.panel).toBeFocused()
    const shown = await form.receiptShown()
    expect([shown.number]).toEqual(numbers)
    expect(await warranties.passport(shown)).toMatchObject({ number: shown.number, state: 'active', flags: [] })
    expect(findings).toEqual([])
  })
}

for (const { locale, on } of inTurn(
  'while the company takes nothing in, everything typed is kept and goes through later',
  [
    { locale: 'th', on: 'phone' },
    { locale: 'en', on: 'desktop' },
  ] satisfies Turn[],
)) {
  test(`while the company takes nothing in, everything typed is kept and goes through later, in ${locale} on a ${on}`, async ({
    page,
    baseURL,
  }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const [{ serial }, visitor] = [await warranties.issued(locale), someVisitor()]
    await arrive(page, on)
    const keys: string[] = []
    await page.route(createCall, async (route) => {
      keys.push(createWarrantyInput.parse(route.request().postDataJSON()).key)
      if (keys.length === 1)
        await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      else if (keys.length === 2) await route.abort('connectionrefused')
      else await route.continue()
    })
    const form = registerForm(page, locale)
    await form.open(`?serial=${serial}`)
    await form.fillRest(visitor)
    const alert = page.getByRole('alert').filter({ hasText: form.texts.failures.offlineTitle })
    await form.send.click()
    await expect(alert).toBeVisible()
    await form.sendAgain.click()
    await expect.poll(() => keys.length).toBe(2)
    await expect(alert).toBeVisible()
    await expect(form.terms).toBeChecked()

    await form.back.click()
    await expect(form.name).toHaveValue(visitor.name)
    await expect(form.email).toHaveValue(visitor.email)
    await expect(form.phone).toHaveValue(new RegExp(visitor.phone.slice(-4)))
    await form.next.click()
    await expect(form.step('review')).toBeFocused()
    await expect(form.terms).toBeChecked()
    await form.button(form.texts.sendAgain).or(form.send).click()
    await expect(form.panel).toBeFocused()
    expect(new Set(keys).size).toBe(1)
    expect(await warranties.passport(await form.receiptShown())).toMatchObject({ state: 'active', serials: [serial] })
  })
}

for (const { locale, on } of inTurn(
  'a program that calls itself receipt.jpg is refused at its field and by the service',
  [
    { locale: 'ja', on: 'phone' },
    { locale: 'th', on: 'desktop' },
  ] satisfies Turn[],
)) {
  test(`a program that calls itself receipt.jpg is refused at its field and by the service, in ${locale} on a ${on}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { serial } = await warrantiesAt(baseURL ?? '').issued(locale)
    await arrive(page, on)
    const program = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(4096, 7)])
    const form = registerForm(page, locale)
    const { errors, remove } = words[locale].form.upload
    await form.open(`?serial=${serial}`)
    await form.receipt.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: program })
    await expect(form.receipt).toHaveAttribute('aria-invalid', 'true')
    await expect(form.receipt).toHaveAccessibleDescription(new RegExp(errors['not-supported']))
    await expect(form.button(remove)).toHaveCount(0)
    expect(await findingsOf(page, `refused file, ${locale}, ${on}`)).toEqual([])
    const answer = await request.post('/api/company/api/uploads?purpose=receipt', {
      headers: { 'content-type': 'image/jpeg' },
      data: program,
    })
    expect([answer.status(), await answer.json()]).toMatchObject([415, { error: { code: 'UNSUPPORTED_FILE' } }])
  })
}
