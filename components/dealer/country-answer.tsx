'use client'

import { useTranslations } from 'next-intl'
import useSWRImmutable from 'swr/immutable'
import { ButtonLink } from '@/components/ui/button-link'
import { callCompany } from '@/lib/client/browser'
import type { Distributor } from '@/lib/contract/distributor'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DistributorCard } from './distributor-card'

type Props = { code: string; name: string; locale: Locale }

const shownElsewhere = 3

/** Who delivers to a country; where nobody does, those of its continent. */
async function findDistributors(country: string, lang: Locale): Promise<{ here: Distributor[]; near: Distributor[] }> {
  const here = await callCompany('getWorldDistributors', { lang, country }, { quiet: true })
  if (here.length > 0) return { here, near: [] }
  const { continent } = await callCompany('getCountryInformation', { lang, code: country }, { quiet: true })
  const near = await callCompany('getWorldDistributors', { lang, continent }, { quiet: true })
  return { here, near: near.slice(0, shownElsewhere) }
}

function Cards({ distributors, locale }: { distributors: readonly Distributor[]; locale: Locale }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {distributors.map((distributor) => (
        <DistributorCard key={distributor.id} distributor={distributor} locale={locale} linked />
      ))}
    </div>
  )
}

/** The answer for one country: its distributors, our own dealers at home, or whom to write to. */
export function CountryAnswer({ code, name, locale }: Props) {
  const t = useTranslations('dealer.world')
  const { data } = useSWRImmutable(code === 'TH' ? null : ['distributors', code, locale], () =>
    findDistributors(code, locale),
  )
  if (code === 'TH')
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <p className="text-lg">{t('home')}</p>
        <ButtonLink href={localizePath('/whereToBuy', locale)}>{t('homeAction')}</ButtonLink>
      </div>
    )
  if (!data) return <p role="status" className="min-h-40" />
  if (data.here.length > 0)
    return (
      <div className="grid gap-4">
        <p role="status" className="text-lg font-semibold">
          {t('answer', { count: data.here.length, country: name })}
        </p>
        <Cards distributors={data.here} locale={locale} />
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="text-lg font-semibold">
        {t('none', { country: name })}
      </p>
      <p className="max-w-text">{t('noneText')}</p>
      <ButtonLink
        href={localizePath(`/contactUs?reason=export&about=${encodeURIComponent(name)}`, locale)}
        rel="nofollow"
      >
        {t('write')}
      </ButtonLink>
      {data.near.length > 0 && (
        <div className="grid w-full gap-3">
          <p className="font-semibold">{t('elsewhere')}</p>
          <Cards distributors={data.near} locale={locale} />
        </div>
      )}
    </div>
  )
}
