import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppLink } from '@/components/navigation/app-link'
import { PageStage } from '@/components/sections/page-stage'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { DealerProvince, Option } from '@/lib/contract/dealer'
import type { FaqQuestion } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DealerFinder } from './dealer-finder'
import { finderMessages } from './dealer-messages'
import { Guide } from './guide'
import { ProvinceList } from './province-list'
import { SampleNotice } from '@/components/sections/sample-notice'

type Props = {
  provinces: readonly DealerProvince[]
  types: readonly Option[]
  questions: readonly FaqQuestion[]
  /** Whether addresses are made up. */ sample: boolean
  locale: Locale
}

/** The finder, then every province as plain links, then what to know before one goes. */
export async function FindPage({ provinces, types, questions, sample, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer.find' })
  const dealers = provinces.reduce((sum, { dealerCount }) => sum + dealerCount, 0)
  const covered = provinces.filter(({ dealerCount }) => dealerCount > 0).length
  return (
    <>
      <PageStage
        title={t('title')}
        lead={
          <>
            <p>
              <UnbrokenText text={t('lead')} />
            </p>
            <p className="mt-2 text-base">
              <UnbrokenText text={t('count', { dealers, provinces: covered })} />
            </p>
            <p className="mt-2 text-base">
              <AppLink
                href={localizePath('/worldDistributor', locale)}
                className="inline-block min-h-6 underline underline-offset-4"
              >
                {t('abroad')}
              </AppLink>
            </p>
          </>
        }
      />
      <div className="shell grid grid-cols-1 gap-12 pb-section md:gap-20">
        <ClientMessages locale={locale} pick={finderMessages}>
          <DealerFinder locale={locale}>
            <ProvinceList provinces={provinces} locale={locale} />
          </DealerFinder>
        </ClientMessages>
        <SampleNotice of="dealer" shown={[{ sample }]} locale={locale} />
        <Guide types={types} questions={questions} locale={locale} />
      </div>
    </>
  )
}
