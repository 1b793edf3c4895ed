import { getTranslations } from 'next-intl/server'
import { countryOptions } from '@/components/form/address-countries'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import { PageStage } from '@/components/sections/page-stage'
import { QuestionList } from '@/components/sections/question-list'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Distributor } from '@/lib/contract/distributor'
import type { FaqQuestion } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { ContinentList } from './continent-list'
import { CountryFinder } from './country-finder'
import { worldMessages } from './dealer-messages'
import { SampleNotice } from '@/components/sections/sample-notice'
import { WorldMap } from './world-map'

const steps = ['order', 'warranty', 'service', 'none'] as const

type Continent = { code: Distributor['continent']; name: string }
type Props = {
  distributors: readonly Distributor[]
  continents: readonly Continent[]
  questions: readonly FaqQuestion[]
  locale: Locale
}

/** The visitor's country, then every distributor by continent and country, then how buying abroad works. */
export async function WorldPage({ distributors, continents, questions, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer.world' })
  const countries = new Set(distributors.flatMap(({ territory }) => territory.map(({ code }) => code))).size
  const served = continents.filter(({ code }) => distributors.some(({ continent }) => continent === code))
  return (
    <>
      <PageStage
        title={t('title')}
        size="broad"
        drawing={
          <div className="absolute inset-x-0 top-4 bottom-12">
            <WorldMap
              distributors={distributors}
              label={t('map', { countries: new Set(distributors.map(({ country }) => country.code)).size })}
              className="size-full"
            />
          </div>
        }
        lead={
          <>
            <p>
              <UnbrokenText text={t('lead')} />
            </p>
            <p className="mt-2 text-base">
              <UnbrokenText text={t('count', { distributors: distributors.length, countries })} />
            </p>
          </>
        }
      />
      <div className="shell grid grid-cols-1 gap-12 pb-section md:gap-20">
        <ClientMessages locale={locale} pick={worldMessages}>
          <CountryFinder countries={countryOptions(locale)} locale={locale} />
        </ClientMessages>
        <div className="grid gap-3">
          <SampleNotice of="dealer" shown={distributors} locale={locale} />
          <p className="hidden text-xs text-steel md:block">{t('mapSource')}</p>
        </div>
        <Part id="continents" title={t('continents')}>
          <div className="border-t border-ink">
            {served.map(({ code, name }) => (
              <ContinentList
                key={code}
                id={`continent-${code}`}
                name={name}
                distributors={distributors.filter(({ continent }) => continent === code)}
                locale={locale}
              />
            ))}
          </div>
        </Part>
        <Part id="how" title={t('how')}>
          <ul className="grid max-w-text list-disc gap-2 pl-5">
            {steps.map((step) => (
              <li key={step}>
                <UnbrokenText text={t(`howTexts.${step}`)} />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3" data-print="none">
            <ButtonLink href={localizePath('/contactUs?reason=export', locale)} variant="secondary" rel="nofollow">
              {t('become')}
            </ButtonLink>
          </p>
          {questions.length > 0 && <QuestionList questions={questions} locale={locale} />}
          <p>
            <AppLink href={localizePath('/whereToBuy', locale)} className="underline underline-offset-4">
              {t('homeAction')}
            </AppLink>
          </p>
        </Part>
      </div>
    </>
  )
}
