import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { PrintButton } from '@/components/ui/print-button'
import { QrCode } from '@/components/ui/qr-code'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Dealer, DealerPage } from '@/lib/contract/dealer'
import { thailandMap } from '@/lib/drawings/thailand-map/thailand-map'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { openNowMessages } from './dealer-messages'
import { DealerMap } from '@/components/nearest/dealer-map'
import { HoursTable } from './hours-table'
import { SampleNotice } from '@/components/sections/sample-notice'
import { ShopAddress } from './shop-address'
import { ShopContact } from './shop-contact'
import { ShopFacts } from './shop-facts'
import { ShopJobs } from './shop-jobs'
import { ShopNeighbours } from './shop-neighbours'
import { ShopWords } from './shop-words'
import { ShopStage } from './shop-stage'

type Props = {
  dealer: DealerPage
  /** Of the whole country. */ dealers: readonly Dealer[]
  url: string
  locale: Locale
}

/** Where a dealer is, when it is open, how it is reached and what is done there. */
export async function ShopPage({ dealer, dealers, url, locale }: Props) {
  const [t, finder] = await Promise.all([
    getTranslations({ locale, namespace: 'dealer.shop' }),
    getTranslations({ locale, namespace: 'dealer.finder' }),
  ])
  const { name, code, province } = dealer
  const report = `/contactUs?reason=dealer&about=${encodeURIComponent(`${name}, ${code}`)}`
  return (
    <>
      <ClientMessages locale={locale} pick={openNowMessages}>
        <ShopStage dealer={dealer} locale={locale} />
      </ClientMessages>
      <div className="shell grid grid-cols-1 gap-12 py-10 md:gap-16 md:py-16">
        <SampleNotice of="dealer" shown={[dealer]} locale={locale} />
        <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <div className="grid grid-cols-1 gap-10">
            <ShopAddress dealer={dealer} locale={locale} />
            <ShopContact dealer={dealer} locale={locale} />
            <HoursTable dealer={dealer} locale={locale} />
          </div>
          <div className="grid gap-6">
            <div className="grid gap-2">
              <DealerMap
                label={t('map', { name, province: province.name })}
                pins={[dealer]}
                outline={thailandMap.provinces[province.code] ?? ''}
              />
              <p className="text-xs text-steel">
                <UnbrokenText text={finder('mapSource')} />
              </p>
            </div>
            <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 border border-line bg-white p-4">
              <QrCode text={url} label={t('qr')} className="size-28" />
              <div className="grid justify-items-start gap-1 text-sm">
                <p>
                  <UnbrokenText text={t('qrNote')} />
                </p>
                <PrintButton className={buttonStyle('quiet', 'small')}>{t('print')}</PrintButton>
              </div>
            </div>
          </div>
        </div>
        <ShopWords dealer={dealer} locale={locale} />
        <Part id="does" title={t('does')}>
          <ShopJobs dealer={dealer} dealers={dealers} locale={locale} />
          <ShopFacts dealer={dealer} locale={locale} />
        </Part>
        <Part id="others" title={t('others')}>
          <ShopNeighbours dealer={dealer} dealers={dealers} locale={locale} />
        </Part>
        <p data-print="none">
          <ButtonLink href={localizePath(report, locale)} variant="quiet" rel="nofollow">
            {t('report')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
