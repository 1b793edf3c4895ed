import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { InternalLinks } from '@/components/navigation/internal-links'
import type { Locale } from '@/lib/i18n/locales'
import { Caller } from './caller'
import { Country } from './country'
import { CountryOfAddress } from './country-of-address'
import type { DiagnosisProps } from './diagnosis-props'
import { FrontDoor } from './front-door'
import { DeviceCountry, DevicePlace, Hints, Popups, Stored } from './probes'

type Name =
  | 'azureFrontDoor'
  | 'getIpAddress'
  | 'getCountry'
  | 'getCountryByIp'
  | 'getLocation'
  | 'getCountryByGeolocation'
  | 'getLocation2'
  | 'cookies'
  | 'popups'
type Diagnosis = { name: Name; show: (props: DiagnosisProps) => ReactNode }

/** Last part of the path → what it shows, in which words. */
const diagnoses: Readonly<Record<string, Diagnosis>> = {
  azureFrontDoor: { name: 'azureFrontDoor', show: (props) => <FrontDoor {...props} /> },
  getCountry: { name: 'getCountry', show: (props) => <Country {...props} /> },
  getCountryByGeolocation: { name: 'getCountryByGeolocation', show: (props) => <DeviceCountry {...props} /> },
  getIpAddress: { name: 'getIpAddress', show: (props) => <Caller {...props} /> },
  getLocation: { name: 'getLocation', show: (props) => <DevicePlace {...props} /> },
  getLocation2: { name: 'getLocation2', show: (props) => <Hints {...props} /> },
  'test-cookies-consent': { name: 'cookies', show: (props) => <Stored {...props} /> },
  'test-getCountryByIp': { name: 'getCountryByIp', show: (props) => <CountryOfAddress {...props} /> },
  testPopup: { name: 'popups', show: (props) => <Popups {...props} /> },
}

type Props = { page: string; path: string; locale: Locale; typed: string }

/** A page of diagnostics: what it finds, and how it knows. */
export async function DiagnosticsPage({ page, path, locale, typed }: Props) {
  const diagnosis = Object.hasOwn(diagnoses, page) ? diagnoses[page] : undefined
  if (!diagnosis) notFound()
  const { name, show } = diagnosis
  const t = await getTranslations({ locale, namespace: 'diagnostics' })
  return (
    <div className="shell grid grid-cols-1 gap-12 pt-6 pb-section" data-testid="diagnostics">
      <header className="grid gap-4">
        <h1 className="display text-4xl break-words">{page}</h1>
        <p className="max-w-text text-lg text-steel">{t(`${name}.lead`)}</p>
      </header>
      <section aria-labelledby="found" className="grid grid-cols-1 gap-5 border-t border-ink pt-5">
        <h2 id="found" className="text-2xl">
          {t('found')}
        </h2>
        {show({ path, locale, typed })}
      </section>
      <section aria-labelledby="how" className="grid gap-4 border-t border-ink pt-5">
        <h2 id="how" className="text-2xl">
          {t('how')}
        </h2>
        <p className="max-w-text">{t(`${name}.how`)}</p>
      </section>
      <InternalLinks id="diagnostics" title={t('others')} start="/test/" path={path} locale={locale} />
    </div>
  )
}
