import { getTranslations } from 'next-intl/server'
import { longDay, timeSpan } from '@/components/appointment/day-label'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import type { MyDealer } from '@/lib/contract/dealer-listing'
import type { DealerVisit } from '@/lib/contract/dealer-visits'
import { dayInThailand } from '@/lib/domain/calendar'
import { askAsUser } from '@/lib/data/session'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { Locale } from '@/lib/i18n/locales'
import { ConfirmListing } from './confirm-listing'
import { cornerHref } from './corner-tabs'
import { WaitingChanges } from './waiting-changes'

const shownVisits = 3

const isComing = ({ day, state }: DealerVisit) =>
  day >= dayInThailand(new Date()) && state !== 'cancelled' && state !== 'done'

async function NextVisits({ shop, visits, locale }: { shop: MyDealer; visits: DealerVisit[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'dealer-corner.overview' })
  const jobs = await getTranslations({ locale, namespace: 'appointment.jobs' })
  const coming = visits.filter(isComing)
  const waiting = coming.filter(({ acts }) => acts.includes('accept')).length
  return (
    <section aria-labelledby="next" className="grid content-start gap-3 border border-line bg-white p-4 md:p-6">
      <h2 id="next" className="text-2xl">
        <HeadingText text={t('nextTitle')} />
      </h2>
      {waiting > 0 ? <p className="font-semibold">{t('toAccept', { count: waiting })}</p> : null}
      {coming.length === 0 ? <p className="text-steel">{t(shop.bookable ? 'noNext' : 'notBookable')}</p> : null}
      <ol className="grid border-t border-line empty:hidden">
        {coming.slice(0, shownVisits).map(({ number, day, slot, minutes, job, vehicle }) => (
          <li key={number} className="border-b border-line py-2">
            <span className="block font-medium">
              {longDay(day, locale)} <span className="figure">{timeSpan(slot, minutes)}</span>
            </span>
            <span className="text-sm text-steel">
              {jobs(`${job}.name`)} · {vehicleName(vehicle)}
            </span>
          </li>
        ))}
      </ol>
      {coming.length > 0 ? (
        <p>
          <ButtonLink href={cornerHref('/user/dealer/visits', shop.id, locale)} variant="secondary">
            {t('allVisits')}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}

/** What wants doing today: the listing to confirm, visits to accept, changes that wait. */
export async function Overview({ shop, locale }: { shop: MyDealer; locale: Locale }) {
  const input = { lang: locale, dealer: shop.id }
  const [listing, visits] = await Promise.all([
    askAsUser('getDealerListing', input),
    askAsUser('getDealerVisits', input),
  ])
  return (
    <div className="grid grid-cols-1 gap-6">
      <ConfirmListing first={listing} href={cornerHref('/user/dealer/listing', shop.id, locale)} locale={locale} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <NextVisits shop={shop} visits={visits} locale={locale} />
        <WaitingChanges changes={listing.changes} locale={locale} />
      </div>
    </div>
  )
}
