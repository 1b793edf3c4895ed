import type { Passport } from '@/lib/contract/warranty-passport'
import { formatCount } from '@/lib/i18n/format-figure'
import { formatDate, formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import type { PassportTexts } from './passport-texts'

type Fact = readonly [label: string, value: string | null | undefined]

function listFacts(
  { purchase, vehicle, ...passport }: Passport,
  { facts, words, card }: PassportTexts,
  locale: Locale,
): Fact[] {
  const day = (iso: string | undefined) => iso && formatDate(iso, locale)
  return [
    [facts.owner, passport.owner],
    [facts.vehicle, `${vehicle.brand} ${vehicle.model} ${formatYear(vehicle.year, locale)}`],
    [facts.plate, [vehicle.plate, vehicle.plateProvince].filter(Boolean).join(' ')],
    [facts.position, words.positions[passport.position]],
    [facts.boughtOn, day(purchase.boughtOn)],
    [facts.channel, words.channels[purchase.channel]],
    [facts.dealer, purchase.dealer],
    [facts.invoice, purchase.invoice],
    [facts.receipt, passport.hasReceipt ? facts.receiptThere : facts.receiptMissing],
    [facts.fittedOn, day(purchase.fittedOn)],
    [
      facts.odometer,
      purchase.odometerKm === undefined ? null : fillText(card.km, { km: formatCount(purchase.odometerKm) }),
    ],
    [facts.term, passport.term && words.terms[passport.term]],
  ]
}

/** Vehicle, purchase and dealer as they were registered; what was not told is left out. */
export function PassportFacts({
  passport,
  texts,
  locale,
}: {
  passport: Passport
  texts: PassportTexts
  locale: Locale
}) {
  return (
    <section aria-labelledby="passport-facts" className="grid grid-cols-1 gap-5 print:gap-2">
      <h2 id="passport-facts" className="display text-3xl print:text-xl">
        {texts.facts.title}
      </h2>
      <dl className="grid gap-x-8 border-t border-ink sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3">
        {listFacts(passport, texts, locale)
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label} className="grid content-start gap-0.5 border-b border-line py-3 print:py-1">
              <dt className="text-sm text-steel">{label}</dt>
              <dd className="min-w-0 leading-snug font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
