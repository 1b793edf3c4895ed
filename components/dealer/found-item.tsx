'use client'

import { mdiDirections, mdiPhone } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/navigation/app-link'
import { dealerHref, mapLinks } from '@/components/nearest/dealer-links'
import { OpenNow } from '@/components/nearest/open-now'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Dealer } from '@/lib/contract/dealer'
import { formatKilometres } from '@/lib/i18n/format-distance'
import type { Locale } from '@/lib/i18n/locales'
import { dialHref } from '@/lib/utils/dial-href'

type Props = { dealer: Dealer; km: number; number: number; locale: Locale }

/** One dealer of the answer: how far, open or not, and what to press next. */
export function FoundItem({ dealer, km, number, locale }: Props) {
  const t = useTranslations('dealer.finder')
  const kinds = useTranslations('dealer.kinds')
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-4">
      <span className="figure grid size-8 place-items-center rounded-base border border-ink bg-white text-sm">
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{t('number', { number })}</span>
      </span>
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg leading-snug font-semibold">
          <AppLink href={dealerHref(dealer, locale)} className="underline-offset-4 hover:underline">
            {dealer.name}
          </AppLink>
        </h3>
        <p className="text-sm text-steel">
          <UnbrokenText text={`${kinds(dealer.kind)} · ${dealer.district.name} · ${dealer.province.name}`} />
        </p>
        <div className="text-sm">
          <OpenNow hours={dealer.hours} locale={locale} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          {dealer.phones.map((phone) => (
            <a key={phone} href={dialHref(phone)} className={buttonStyle('secondary', 'small')}>
              <Icon path={mdiPhone} size={4} />
              <span className="sr-only">{t('call')} </span>
              {phone}
            </a>
          ))}
          <span className="flex flex-wrap gap-x-3">
            <a
              href={mapLinks.google(dealer)}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('quiet', 'small')}
            >
              <Icon path={mdiDirections} size={5} />
              {t('route')}
              <span className="sr-only">: {dealer.name}</span>
            </a>
            <AppLink href={dealerHref(dealer, locale)} className={buttonStyle('quiet', 'small')}>
              {t('details')}
              <span className="sr-only">: {dealer.name}</span>
            </AppLink>
          </span>
        </p>
      </div>
      <span className="figure text-lg whitespace-nowrap">{t('km', { km: formatKilometres(km) })}</span>
    </li>
  )
}
