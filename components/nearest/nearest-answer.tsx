'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { leaving } from '@/components/ui/focus-around'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AskPlace } from './ask-place'
import { NearestList } from './nearest-list'
import type { NearestProps } from './nearest-props'
import { useKnownPlace } from './use-known-place'
import { chooseCountry, isAbroad, useVisitorCountry } from './visitor-country'

function Abroad({ country, locale }: { country: string; locale: Locale }) {
  const t = useTranslations('dealer.nearest')
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-xl">{t('abroad')}</h3>
      <p>{t('abroadText', { country: name })}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={localizePath('/worldDistributor', locale)} variant="secondary">
          {t('abroadAction')}
        </ButtonLink>
        <Button variant="quiet" onClick={leaving(() => chooseCountry('TH'))}>
          {t('home')}
        </Button>
      </p>
    </div>
  )
}

/** The nearest once a place is known, the distributor for who seems to be abroad, else the question where the visitor is. */
export function NearestAnswer({ job, line, locale }: NearestProps) {
  const place = useKnownPlace()
  const country = useVisitorCountry(place === null)
  if (place) return <NearestList place={place} job={job} line={line} locale={locale} />
  return country !== null && isAbroad(country) ? (
    <Abroad country={country} locale={locale} />
  ) : (
    <AskPlace locale={locale} />
  )
}
