import { readYear } from '@/lib/domain/typed-date'
import { formatDate, formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { Draft } from './register-draft'
import type { RegisterTexts } from './register-texts'

export type ReviewRow = { label: string; value: string }

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ')

function yearOf(typed: string, locale: Locale): string {
  const year = readYear(typed)
  return year === null ? typed : formatYear(year, locale)
}

/** Everything that was answered, step by step; what was left out and need not be given is not listed. */
export function reviewRows(
  draft: Draft,
  productName: string | undefined,
  texts: RegisterTexts,
  locale: Locale,
): ReviewRow[][] {
  const { review, positions, channels, types } = texts
  const { vehicle, purchase, owner } = draft
  const day = (iso: string) => (iso === '' ? '' : formatDate(iso, locale))
  const { address } = owner
  const always = (label: string, value: string) => [{ label, value }]
  const given = (label: string, value: string) => (value.trim() === '' ? [] : [{ label, value }])
  return [
    [
      ...always(review.serials, draft.serials.filter((serial) => serial.trim() !== '').join(', ')),
      ...given(review.product, productName ?? draft.productText),
      ...given(review.photo, draft.photo ? review.attached : ''),
    ],
    [
      ...always(
        review.vehicle,
        joined(
          vehicle.brand,
          vehicle.model,
          yearOf(vehicle.year, locale),
          vehicle.type === '' ? '' : `(${types[vehicle.type]})`,
        ),
      ),
      ...always(review.position, draft.position === '' ? '' : positions[draft.position]),
      ...given(review.plate, joined(vehicle.plate, vehicle.plateProvince)),
      ...given(review.vin, vehicle.vinLast6),
      ...always(review.boughtOn, day(purchase.boughtOn)),
      ...always(review.channel, purchase.channel === '' ? '' : channels[purchase.channel]),
      ...given(review.dealer, purchase.channel === 'dealer' ? purchase.dealer : ''),
      ...given(review.invoice, purchase.invoice),
      ...given(review.fittedOn, day(purchase.fittedOn)),
      ...given(review.odometer, purchase.odometerKm),
      ...always(review.receipt, draft.receipt ? review.attached : ''),
    ],
    [
      ...always(review.name, owner.name),
      ...given(review.kana, locale === 'ja' ? owner.kana : ''),
      ...always(review.phone, owner.phone),
      ...always(review.email, owner.email),
      ...given(review.line, owner.lineId),
      ...given(
        review.address,
        address.line.trim() === ''
          ? ''
          : joined(
              address.line,
              address.line2,
              address.subDistrict,
              address.district,
              address.province,
              address.postcode,
            ),
      ),
    ],
  ]
}
