import { readFileSync } from 'node:fs'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { findingsOf } from './support/findings'
import { expect, test } from './support/test'
import { someVisitor, tokenOf } from './support/visits'
import { neverIssued, warrantiesAt } from './support/warranty'
import { fill, inTurn, words } from './support/words'

type Turn = { locale: Locale; on: 'phone' | 'desktop' }

test.setTimeout(120_000)

for (const { locale, on } of inTurn('a check tells the owner and says the same to everybody else', [
  { locale: 'en', on: 'phone' },
  { locale: 'th', on: 'desktop' },
  { locale: 'ja', on: 'phone' },
] satisfies Turn[])) {
  test(`a check tells the owner and says the same to everybody else, in ${locale} on a ${on}`, async ({
    page,
    baseURL,
  }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const visitor = someVisitor()
    const { serial } = await warranties.register({ visitor, term: 'two-wheel', lang: locale })
    await arrive(page, on)
    const { check: texts, states } = words[locale].warranty
    const form = page.getByRole('form', { name: texts.form })
    const field = (name: string) => form.getByRole('textbox', { name, exact: true })
    const result = page.getByRole('region', { name: texts.result.title })
    const ask = async (part: string, digits: string) => {
      await field(texts.serial).fill(part)
      await field(texts.phoneLast4).fill(digits)
      await form.getByRole('button', { name: texts.submit, exact: true }).click()
      await expect(result).toBeFocused()
      return result.innerText()
    }
    await page.goto(localizePath('/services/warranty/checkWarranty', locale))
    const findings = await findingsOf(page, `check, ${locale}, ${on}`)
    await form.getByRole('button', { name: texts.submit, exact: true }).click()
    await expect(form.getByRole('group', { name: words[locale].form.summary })).toBeFocused()
    await expect(field(texts.serial)).toHaveAccessibleDescription(`${texts.serialHint} ${texts.errors.serial}`)
    await expect(field(texts.phoneLast4)).toHaveAccessibleDescription(texts.errors.phoneLast4)
    findings.push(...(await findingsOf(page, `nothing typed, ${locale}, ${on}`)))

    const found = await ask(serial.toLowerCase(), visitor.phone.slice(-4))
    const known = await warranties.check(serial, visitor.phone, locale)
    if (!known) throw new Error('The pair is right.')
    for (const part of [serial, states.active, known.productName ?? '']) expect(found).toContain(part)
    const html = await page.content()
    expect(
      [...visitor.name.split(' '), visitor.email, visitor.phone, visitor.phone.slice(1)].filter((secret) =>
        html.includes(secret),
      ),
    ).toEqual([])
    findings.push(...(await findingsOf(page, `found, ${locale}, ${on}`)))

    const wrongDigits = String((Number(visitor.phone.slice(-4)) + 1) % 10_000).padStart(4, '0')
    const wrongPair = await ask(serial, wrongDigits)
    const unknown = await ask(neverIssued(), visitor.phone.slice(-4))
    expect(wrongPair).toContain(texts.nothing.title)
    expect(unknown).toBe(wrongPair)
    findings.push(...(await findingsOf(page, `nothing found, ${locale}, ${on}`)))
    expect(findings).toEqual([])
    expect(page.url()).not.toMatch(/[?#]/)
  })
}

for (const { locale, on } of inTurn('link and PIN open the passport, its papers and a claim', [
  { locale: 'th', on: 'phone' },
  { locale: 'en', on: 'desktop' },
  { locale: 'ja', on: 'desktop' },
] satisfies Turn[])) {
  test(`link and PIN open the passport, its papers and a claim, in ${locale} on a ${on}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const warranties = warrantiesAt(baseURL ?? '')
    const visitor = someVisitor()
    const { serial, receipt } = await warranties.register({ visitor, term: 'four-by-four', lang: locale })
    await arrive(page, on)
    const urls: string[] = []
    page.on('request', (sent) => urls.push(sent.url()))
    const texts = words[locale].passport
    const { states, claimStates, symptoms } = words[locale].warranty
    const pin = page.getByRole('textbox', { name: texts.pin.label, exact: true })
    const card = page.getByRole('article', { name: fill(texts.card.label, { number: receipt.number }) })
    const enter = async (digits: string) => {
      await pin.fill(digits)
      await pin.press('Enter')
    }
    await page.goto(localizePath(receipt.passport, locale))
    await expect(pin).toBeVisible()
    const findings = await findingsOf(page, `PIN, ${locale}, ${on}`)
    await enter(receipt.pin === '000000' ? '000001' : '000000')
    await expect(pin).toHaveAccessibleDescription(`${texts.pin.hint} ${texts.pin.wrong}`)
    await expect(pin).toHaveAttribute('aria-invalid', 'true')
    await expect(pin).toBeFocused()
    await expect(page.getByText(receipt.number)).toHaveCount(0)
    findings.push(...(await findingsOf(page, `wrong PIN, ${locale}, ${on}`)))
    await enter(receipt.pin)
    await expect(card).toBeFocused()
    for (const part of [receipt.number, serial, states.active]) await expect(card).toContainText(part)
    await expect(page.getByText(visitor.name, { exact: true })).toBeVisible()
    findings.push(...(await findingsOf(page, `passport, ${locale}, ${on}`)))

    const certificate = card.getByRole('link', { name: texts.actions.certificate })
    const [paper] = await Promise.all([page.waitForEvent('download'), certificate.click()])
    const pdf = readFileSync(await paper.path())
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
    expect(pdf.length).toBeGreaterThan(20_000)
    const again = await request.get((await certificate.getAttribute('href')) ?? '')
    expect([again.headers()['content-type'], again.headers()['cache-control']]).toEqual([
      expect.stringContaining('application/pdf'),
      expect.stringContaining('no-store'),
    ])
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: texts.actions.calendar }).click(),
    ])
    const { serviceDue } = await warranties.passport(receipt)
    const ics = readFileSync(await calendar.path(), 'utf8')
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(ics).toContain(serviceDue?.on.replaceAll('-', '') ?? 'a day')

    const claims = page.getByRole('region', { name: texts.claims.title })
    await expect(claims).toContainText(texts.claims.none)
    await claims.getByRole('button', { name: texts.claims.open, exact: true }).click()
    const form = claims.getByRole('form', { name: texts.claim.title })
    await form.getByRole('button', { name: texts.claim.submit, exact: true }).click()
    await expect(form.getByRole('group', { name: texts.claim.errors.title })).toBeFocused()
    await expect(form.getByRole('radiogroup', { name: texts.claim.symptom })).toHaveAccessibleDescription(
      texts.claim.errors.symptom,
    )
    const story = form.getByRole('textbox', { name: texts.claim.text, exact: true })
    await expect(story).toHaveAttribute('aria-invalid', 'true')
    await expect(story).toHaveAccessibleDescription(new RegExp(`${texts.claim.errors.text}.*2,?000`))
    findings.push(...(await findingsOf(page, `claim, ${locale}, ${on}`)))
    await form.getByRole('radio', { name: symptoms['oil-leak'] }).check()
    await story.fill('E2E')
    await form.getByRole('button', { name: texts.claim.submit, exact: true }).click()
    const done = claims.getByRole('group', { name: texts.done.title })
    await expect(done).toBeFocused()
    const [claim] = (await warranties.passport(receipt)).claims
    if (!claim) throw new Error('The claim was not opened.')
    expect(claim).toMatchObject({ state: 'opened', symptom: 'oil-leak' })
    await expect(done).toContainText(claim.number)
    await expect(claims.getByRole('article', { name: claim.number })).toContainText(claimStates.opened)
    findings.push(...(await findingsOf(page, `claim open, ${locale}, ${on}`)))
    await page.reload()
    await expect(claims.getByRole('article', { name: claim.number })).toBeVisible()

    await card.getByRole('button', { name: texts.actions.close }).click()
    await expect(page.getByText(texts.closed)).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: texts.link.title })).toBeVisible()
    expect(findings).toEqual([])

    const personal = [
      ...visitor.name.split(' '),
      visitor.phone.slice(1),
      visitor.email,
      receipt.number,
      tokenOf(receipt.passport),
      serial,
    ]
    expect(urls.filter((url) => personal.some((secret) => url.split('#')[0]?.includes(secret)))).toEqual([])
    const stored = await request.get(localizePath('/services/warranty/passport', locale), {
      headers: { cookie: 'i18n_redirected=en' },
    })
    expect(stored.headers()['x-nextjs-cache']).toBe('HIT')
    const html = await stored.text()
    expect(personal.filter((secret) => html.includes(secret))).toEqual([])
  })
}
