import { getTranslations } from 'next-intl/server'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import type { SpringPlan } from '@/lib/contract/spring-wish'
import type { springTypes } from '@/lib/contract/spring-words'
import type { VehicleBody } from '@/lib/contract/vehicle'
import type { Locale } from '@/lib/i18n/locales'
import type { AskedVehicle } from './use-asked-vehicle'
import { WishForm } from './wish-form'
import { wishMessages } from './wish-messages'

const typeOf = (body: VehicleBody): (typeof springTypes)[number] =>
  body === 'suv' || body === 'van' || body === 'pickup' ? body : 'car'

/** The form with what it has to know. */
export async function WishPart({ plans, locale }: { plans: readonly SpringPlan[]; locale: Locale }) {
  const [t, guard] = await Promise.all([
    getTranslations({ locale, namespace: 'wish' }),
    spamGuardProps(locale, 'spring_wish'),
  ])
  const known: AskedVehicle[] = plans.map(({ id, body, brand, model, fromYear }) => ({
    id,
    type: typeOf(body),
    brand,
    model,
    year: String(fromYear),
  }))
  return (
    <>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <ClientMessages locale={locale} pick={wishMessages}>
        <WishForm known={known} guard={guard} locale={locale} />
      </ClientMessages>
    </>
  )
}
