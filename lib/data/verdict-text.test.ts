import { describe, expect, it } from 'vitest'
import { fitReasonSchema, restrictionSchema, type FitReason, type Restriction } from '@/lib/contract/fitment'
import { localeList } from '@/lib/i18n/locales'
import { translationsOf } from '@/tests/support/translations'
import { checkTexts, reasonText, verdictText } from './verdict-text'

const restrictions: Restriction[] = [
  { code: 'drive-only', drive: '4wd' },
  { code: 'from', ym: '2021-03' },
  { code: 'until', ym: '2021-03' },
  { code: 'not-electronic' },
  { code: 'reservoir-clearance' },
  { code: 'no-centre-stand' },
  { code: 'reuse-seat' },
  { code: 'kit', what: 'bushes' },
  { code: 'trim', what: 'liner' },
  { code: 'check-mount', holeMm: 10 },
  { code: 'alignment' },
  { code: 'load-only', kg: 200 },
]
const reasons: FitReason[] = [
  { code: 'too-short', mm: 15.04 },
  { code: 'too-long', mm: 15.04 },
  { code: 'stroke-short', mm: 15.04 },
  { code: 'stroke-long', mm: 15.04 },
  { code: 'mount-needed', end: 'bottom', needed: 'clevis', has: 'eye' },
  { code: 'bore-differs', end: 'top', needed: 10, has: 12 },
  { code: 'fork-tube-differs', needed: 33, has: 37 },
  { code: 'other-vehicle-type', types: ['car'] },
  { code: 'other-layout' },
  { code: 'not-listed' },
  { code: 'needs-kit' },
  { code: 'needs-trimming' },
  ...restrictions,
]

it('every reason and restriction of the contract is tried here', () => {
  const codesOf = (options: readonly { shape: { code: { value: string } } }[]) =>
    options.map(({ shape }) => shape.code.value).toSorted()
  expect(reasons.map(({ code }) => code).toSorted()).toEqual(codesOf(fitReasonSchema.options))
  expect(restrictions.map(({ code }) => code).toSorted()).toEqual(codesOf(restrictionSchema.options))
})

describe.each(localeList)('in %s', (locale) => {
  it.each(reasons)('the reason $code is a filled sentence with its figures', async (reason) => {
    const text = reasonText(await translationsOf(locale, 'fitment'), reason, locale)
    expect(text).not.toMatch(/[{}]|undefined|fitment\.|reasons\./)
    for (const [name, value] of Object.entries(reason))
      if (typeof value === 'number' && name !== 'has') expect(text).toContain(String(Math.round(value * 10) / 10))
    if (locale === 'th') expect(text).toMatch(/[\u0e00-\u0e7f]/)
    if (locale === 'ja') expect(text).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
  })

  it.each(restrictions)('the check $code is a filled sentence', async (restriction) => {
    const t = await translationsOf(locale, 'fitment')
    const [text] = checkTexts(t, { status: 'direct', restrictions: [restriction] }, locale)
    expect(text).not.toMatch(/[{}]|undefined|fitment\.|checks\./)
    if (restriction.code === 'check-mount') expect(text).toContain('10')
  })

  it('months of build are of the common era, as on the plate', async () => {
    const text = reasonText(await translationsOf(locale, 'fitment'), { code: 'from', ym: '2021-03' }, locale)
    expect(text).toContain('2021')
  })

  it('the nearest part is linked in the language', async () => {
    const verdict = {
      vehicleId: 'v',
      verdict: 'does-not-fit',
      axle: 'rear',
      quantity: null,
      reasons: [{ code: 'too-short', mm: 15 }],
    } as const
    const text = verdictText(
      await translationsOf(locale, 'fitment'),
      { ...verdict, reasons: [...verdict.reasons] },
      locale,
      { id: 'gtx-370', name: 'GTX 370' },
    )
    expect(text).toMatchObject({
      verdict: 'does-not-fit',
      reasons: [expect.stringContaining('15')],
      nearest: {
        href: { en: '', th: '/th', ja: '/jp' }[locale] + '/products/gtx-370',
        label: expect.stringContaining('GTX 370'),
      },
    })
    expect(verdictText(await translationsOf(locale, 'fitment'), { ...verdict, reasons: [] }, locale).nearest).toBeNull()
  })
})

it('English says it plainly', async () => {
  const t = await translationsOf('en', 'fitment')
  const said = reasons.slice(0, 6).map((reason) => reasonText(t, reason, 'en'))
  expect(said).toEqual([
    '15 mm too short',
    '15 mm too long',
    'stroke 15 mm too short',
    'stroke 15 mm too long',
    'lower mount: clevis needed',
    'upper bore 10 mm needed, part has 12 mm',
  ])
  expect(reasonText(t, { code: 'drive-only', drive: '4wd' }, 'en')).toBe('4WD only')
})
