import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'
import { arrive } from './support/booking'
import { judgeEffort, phoneScreen } from './support/effort'
import { labelFor } from './support/labels'
import { effortVehicle, registerEffort } from './support/register-effort'
import { expect, test } from './support/test'
import { inTurn } from './support/words'
import { daysAgo, photoWithPlace, warrantiesAt } from './support/warranty'

test.use({
  reducedMotion: 'reduce',
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})
test.setTimeout(120_000)

/** A phone on which nothing is known yet. */
async function begin(page: Page, origin: string, locale: Locale) {
  const warranties = warrantiesAt(origin)
  const label = labelFor(effortVehicle)
  await arrive(page, 'phone')
  await page.setViewportSize(phoneScreen)
  return { warranties, ...label, owner: registerEffort(page, locale) }
}

// Without its receipt a part is registered, and covered once the receipt has come; to take its picture at once is ten seconds of camera.
for (const { locale, receipt, seconds } of inTurn('from its label', ['en', 'th', 'ja'] as const).flatMap((locale) =>
  inTurn(`a part is registered from its label, in ${locale}`, [
    { locale, receipt: false, seconds: 60 },
    { locale, receipt: true, seconds: 75 },
  ]),
)) {
  test(`a part is registered from its label ${receipt ? 'with a picture of its receipt ' : ''}within ${seconds} seconds of model time, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const { warranties, serial, part, owner } = await begin(page, baseURL ?? '', locale)
    await owner.form.open(`?serial=${serial}&part=${part}`)
    await expect(owner.form.form).toContainText(serial)
    await owner.answerVehicle()
    await owner.boughtToday()
    await owner.boughtFrom('dealer')
    if (receipt) await owner.takeReceipt(await photoWithPlace())
    await owner.goOn('owner')
    await owner.answerOwner()
    await owner.goOn('review')
    await owner.form.beAPerson()
    await owner.send()
    expect(await warranties.passport(await owner.form.receiptShown())).toMatchObject({
      ...(receipt ? { state: 'active', flags: [] } : { state: 'submitted', flags: ['receipt-missing'] }),
      product: { code: part },
      serials: [serial],
      hasReceipt: receipt,
    })
    judgeEffort(owner.counts, `From the label, ${receipt ? 'with receipt' : 'without receipt'}, ${locale}`, seconds)
  })
}

for (const { locale, address } of inTurn('a part is registered by hand', [
  { locale: 'en', address: 'typed' },
  { locale: 'th', address: 'typed' },
  { locale: 'th', address: 'pasted' },
  { locale: 'ja', address: 'typed' },
] as const)) {
  test(`a part is registered by hand within three minutes of model time, its address ${address}, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const { warranties, serial, owner } = await begin(page, baseURL ?? '', locale)
    await owner.form.open()
    await owner.typeSerial(serial)
    await owner.goOn('vehicle')
    await owner.answerVehicle()
    await owner.typeDay(daysAgo(2))
    await owner.boughtFrom('online')
    await owner.takeReceipt(await photoWithPlace())
    await owner.goOn('owner')
    await owner.answerOwner()
    await (address === 'pasted' ? owner.pasteAddress() : owner.typeAddress())
    await owner.goOn('review')
    await owner.form.beAPerson()
    await owner.send()
    expect(await warranties.passport(await owner.form.receiptShown())).toMatchObject({
      state: 'active',
      flags: [],
      serials: [serial],
      hasReceipt: true,
    })
    judgeEffort(owner.counts, `By hand, address ${address}, ${locale}`, 180)
  })
}
