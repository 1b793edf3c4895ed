'use client'

import { mdiCrosshairsGps } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { NearestList } from './nearest-list'
import type { NearestProps } from './nearest-props'
import { useKnownPlace } from './use-known-place'
import { usePosition } from './use-position'
import { isAbroad, useVisitorCountry } from './visitor-country'

function Abroad({ country, locale }: { country: string; locale: Locale }) {
  const t = useTranslations('dealer.nearest')
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-xl">{t('abroad')}</h3>
      <p>{t('abroadText', { country: name })}</p>
      <ButtonLink href={localizePath('/worldDistributor', locale)} variant="secondary">
        {t('abroadAction')}
      </ButtonLink>
    </div>
  )
}

function AskPlace() {
  const t = useTranslations('dealer.nearest')
  const finder = useTranslations('dealer.finder')
  const { state, ask } = usePosition()
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-xl">{t('ask')}</h3>
      <p>{state === 'denied' ? finder('denied') : t('askText')}</p>
      <Button variant="secondary" onClick={ask} aria-busy={state === 'asking'}>
        <Icon path={mdiCrosshairsGps} size={5} />
        {finder(state === 'asking' ? 'asking' : 'position')}
      </Button>
    </div>
  )
}

/** The nearest once a place is known, the distributor for who seems to be abroad, else the question where the visitor is. */
export function NearestAnswer({ job, line, locale }: NearestProps) {
  const place = useKnownPlace()
  const country = useVisitorCountry(place === null)
  if (place) return <NearestList place={place} job={job} line={line} locale={locale} />
  return country !== null && isAbroad(country) ? <Abroad country={country} locale={locale} /> : <AskPlace />
}
