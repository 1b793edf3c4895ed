import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { emptyDraft, type Draft } from './register-draft'
import { findField } from './register-fields'
import { readKept, registrationSchema } from './register-schema'

const filled = (locale: Locale = 'en'): Draft => ({
  ...emptyDraft(locale),
  serials: ['2614A-04217-Y'],
  position: 'rear',
  vehicle: { ...emptyDraft(locale).vehicle, type: 'scooter', brand: 'Honda', model: 'PCX160', year: '2565' },
  purchase: {
    ...emptyDraft(locale).purchase,
    boughtOn: '2026-01-10',
    channel: 'dealer',
    dealerName: ' A dealer ',
    odometerKm: '12,500',
  },
  owner: { ...emptyDraft(locale).owner, name: 'Somchai', phone: '081-234-5678', email: ' a@example.com ' },
  consents: { terms: true, marketing: false },
})
const wrong = (draft: Draft, locale: Locale = 'en') =>
  registrationSchema(locale)
    .safeParse(draft)
    .error?.issues.map(({ path }) => path.join('.')) ?? []

describe('the check of the registration form', () => {
  it('reads what is typed as the contract wants it, and sends nothing that was left out', () => {
    expect(registrationSchema('en').parse(filled())).toEqual({
      serials: ['2614A-04217-Y'],
      position: 'rear',
      purchase: { boughtOn: '2026-01-10', channel: 'dealer', dealerName: 'A dealer', odometerKm: 12_500 },
      vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2022 },
      owner: { name: 'Somchai', phone: '+66812345678', email: 'a@example.com' },
      consents: { terms: true, marketing: false, version: '2026-11' },
    })
  })

  it('has a field for everything that can be wrong in an empty form', () => {
    const draft = { ...emptyDraft('ja'), owner: { ...emptyDraft('ja').owner, address: { country: 'JP', line: 'x' } } }
    const paths = wrong(draft, 'ja')
    expect(paths.length).toBeGreaterThan(12)
    expect(paths.filter((path) => !findField(path))).toEqual([])
  })

  it('waits for an answer about a part and a vehicle that do not belong together', () => {
    expect(wrong({ ...filled(), fit: { asked: 'part vehicle', confirmed: '' } })).toEqual(['fit.confirmed'])
    expect(wrong({ ...filled(), fit: { asked: 'part vehicle', confirmed: 'part other-vehicle' } })).toEqual([
      'fit.confirmed',
    ])
    expect(wrong({ ...filled(), fit: { asked: 'part vehicle', confirmed: 'part vehicle' } })).toEqual([])
  })

  it('checks the days of a purchase while the rest is still empty', () => {
    const draft: Draft = { ...emptyDraft('en'), purchase: { ...emptyDraft('en').purchase, boughtOn: '2099-01-01' } }
    expect(wrong(draft)).toContain('purchase.boughtOn')
    expect(wrong({ ...draft, purchase: { ...filled().purchase, fittedOn: '2026-01-09' } })).toContain(
      'purchase.fittedOn',
    )
  })

  it('names an empty serial between two others, and the same one twice', () => {
    expect(wrong({ ...filled(), serials: ['2614A-04217-Y', '', '2614A-04218-W'] })).toEqual(['serials.1'])
    expect(wrong({ ...filled(), serials: ['2614A-04217-Y', '2614a04217y', ''] })).toEqual(['serials'])
  })

  it('asks for both names and their reading in Japanese', () => {
    const owner = { ...filled('ja').owner, phone: '090-1234-5678' }
    expect(wrong({ ...filled('ja'), owner: { ...owner, name: '山田', kana: 'ヤマダ' } }, 'ja')).toEqual([
      'owner.name',
      'owner.kana',
    ])
    expect(wrong({ ...filled('ja'), owner: { ...owner, name: '山田　太郎', kana: 'ヤマダ　タロウ' } }, 'ja')).toEqual(
      [],
    )
  })

  it('reads a kept draft whatever is in it', () => {
    expect(
      readKept({ serials: 'x', vehicle: { type: 'boat', brand: 7 }, owner: null, consents: { terms: true } }, 'en'),
    ).toEqual(emptyDraft('en'))
    expect(readKept(null, 'en')).toBeNull()
    expect(readKept(filled(), 'en')).toEqual({ ...filled(), consents: { terms: false, marketing: false } })
  })
})
