'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { chooseCountry, useChosenCountry, useSeemingCountry } from '@/components/nearest/visitor-country'
import type { SelectOption } from '@/components/ui/select'
import type { Locale } from '@/lib/i18n/locales'
import { CountryAnswer } from './country-answer'

/** The visitor's own country first, as far as the address tells; another one can be chosen. */
export function CountryFinder({ countries, locale }: { countries: readonly SelectOption[]; locale: Locale }) {
  const t = useTranslations('dealer.world')
  const seeming = useSeemingCountry()
  const chosen = useChosenCountry()
  const code = chosen ?? seeming ?? ''
  const name = countries.find(({ value }) => value === code)?.label ?? code
  const guess = seeming === null ? t('unknown') : t('seems', { country: name })
  return (
    <section
      aria-labelledby="yours"
      data-print="none"
      className="relative -mt-8 grid gap-5 border border-line bg-white p-5 noscript:hidden sm:p-7"
    >
      <h2 id="yours" className="text-2xl">
        {t('yours')}
      </h2>
      <SelectField
        label={t('country')}
        placeholder={t('chooseCountry')}
        options={countries}
        value={code}
        onChange={({ target }) => chooseCountry(target.value || null)}
        className="max-w-md"
        hint={chosen === null ? guess : undefined}
      />
      {code !== '' && <CountryAnswer key={code} code={code} name={name} locale={locale} />}
    </section>
  )
}
