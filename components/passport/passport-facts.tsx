import { useTranslations } from 'next-intl'
import { HeadingText } from '@/components/ui/heading-text'
import type { Passport } from '@/lib/contract/warranty-passport'
import { vehicleOfYear } from '@/lib/domain/vehicle-name'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

type Fact = readonly [label: string, value: string | null | undefined]

function useFacts({ purchase, vehicle, ...passport }: Passport, locale: Locale): Fact[] {
  const t = useTranslations('passport')
  const words = useTranslations('warranty')
  const day = (iso: string | undefined) => iso && formatDate(iso, locale)
  return [
    [t('facts.owner'), passport.owner],
    [t('facts.vehicle'), vehicleOfYear(vehicle, locale)],
    [t('facts.plate'), [vehicle.plate, vehicle.plateProvince].filter(Boolean).join(' ')],
    [t('facts.position'), words(`positions.${passport.position}`)],
    [t('facts.boughtOn'), day(purchase.boughtOn)],
    [t('facts.channel'), words(`channels.${purchase.channel}`)],
    [t('facts.dealer'), purchase.dealer],
    [t('facts.invoice'), purchase.invoice],
    [t('facts.receipt'), passport.hasReceipt ? t('facts.receiptThere') : t('facts.receiptMissing')],
    [t('facts.fittedOn'), day(purchase.fittedOn)],
    [
      t('facts.odometer'),
      purchase.odometerKm === undefined ? null : t('card.km', { km: formatDecimal(purchase.odometerKm) }),
    ],
    [t('facts.term'), passport.term && words(`terms.${passport.term}`)],
  ]
}

/** Vehicle, purchase and dealer as they were registered; what was not told is left out. */
export function PassportFacts({ passport, locale }: { passport: Passport; locale: Locale }) {
  const t = useTranslations('passport.facts')
  const facts = useFacts(passport, locale)
  return (
    <section aria-labelledby="passport-facts" className="grid grid-cols-1 gap-5 print:gap-2">
      <h2 id="passport-facts" className="display text-3xl print:text-xl">
        <HeadingText text={t('title')} />
      </h2>
      <dl className="grid gap-x-8 border-t border-ink sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3">
        {facts
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
