'use client'

import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/navigation/app-link'
import { Button } from '@/components/ui/button'
import { leaving, passFocusOn } from '@/components/ui/focus-around'
import { PhoneLinks } from '@/components/ui/phone-links'
import { formatKilometres } from '@/lib/i18n/format-distance'
import { localizePath } from '@/lib/i18n/locales'
import { dealerHref } from './dealer-links'
import type { NearestProps } from './nearest-props'
import { OpenNow } from './open-now'
import { placeStore, type KnownPlace } from './place-store'
import { useFoundDealers } from './use-found-dealers'

const shown = 3

function ChangePlace() {
  const t = useTranslations('dealer.finder')
  return (
    <Button variant="quiet" size="small" onClick={leaving(() => placeStore.write(null))}>
      {t('change')}
    </Button>
  )
}

/** Three dealers with distance, phone and whether they are open. */
export function NearestList({ place, job, line, locale }: NearestProps & { place: KnownPlace }) {
  const t = useTranslations('dealer.nearest')
  const finder = useTranslations('dealer.finder')
  const { found, failed, retry } = useFoundDealers(
    { near: place, capability: job, open: 'any', line, limit: shown },
    locale,
  )
  if (failed)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-5">
        {finder('failed')}
        <Button ref={passFocusOn} variant="quiet" onClick={retry}>
          {finder('retry')}
        </Button>
        <ChangePlace />
      </p>
    )
  if (!found) return null
  return (
    <section aria-labelledby="nearest-dealers" className="grid gap-3">
      <h3 id="nearest-dealers" className="text-xl">
        {t('title', { place: found.place.name })}
      </h3>
      {found.dealers.length === 0 && <p>{finder('nobody')}</p>}
      <ul className="border-t border-ink">
        {found.dealers.map(({ dealer, km }) => (
          <li key={dealer.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5">
            <AppLink href={dealerHref(dealer, locale)} className="font-semibold underline-offset-4 hover:underline">
              {dealer.name}
            </AppLink>
            <span className="figure">{finder('km', { km: formatKilometres(km) })}</span>
            <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
              <OpenNow hours={dealer.hours} locale={locale} />
              <PhoneLinks phones={dealer.phones} />
            </div>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <AppLink
          href={localizePath(`/whereToBuy?job=${job}`, locale)}
          rel="nofollow"
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {t('all', { place: found.place.name })}
        </AppLink>
        <ChangePlace />
      </p>
    </section>
  )
}
