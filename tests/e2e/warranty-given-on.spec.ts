import { localizePath, type Locale } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someVisitor } from './support/visits'
import { warrantiesAt } from './support/warranty'
import { inTurn, words } from './support/words'

type Turn = { locale: Locale; on: 'phone' | 'desktop' }

test.use({ reducedMotion: 'reduce' })
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

    const buyer = await (await browser.newContext()).newPage()
    const answers: string[] = []
    buyer.on('response', async (response) => {
      if (response.url().endsWith('/api/warranty/used-part')) answers.push(response.headers()['cache-control'] ?? '')
    })
    await buyer.goto(href)
    const part = buyer.getByRole('region').filter({ hasText: serial })
    await expect(part).toContainText(warranty.states.active)
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
