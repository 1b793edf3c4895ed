import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { readPromotions, type PromotionsOfDay } from '@/lib/data/promotions'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import { HowItWorks } from './how-it-works'
import { promotionPages, type PromotionPageKey } from './promotion-pages'
import { PromotionStage } from './promotion-stage'
import { SampleNotice } from '@/components/sections/sample-notice'

type Props = { page: PromotionPageKey; children: (today: PromotionsOfDay, locale: Locale) => ReactNode }

/** What the pages of promotions share; each composes the same facts its own way. */
export async function PromotionPage({ page, children }: Props) {
  const locale = await currentLocale()
  const today = await readPromotions(locale, promotionPages[page].line)
  return (
    <PageFrame route={promotionPages[page].path} tone="stage" until={today.until}>
      <PromotionStage page={page} promotions={today.promotions} locale={locale} />
      <div className="shell grid grid-cols-1 gap-16 pt-8 pb-section md:gap-24">
        <SampleNotice of="promotion" shown={today.promotions} locale={locale} />
        {children(today, locale)}
      </div>
      <HowItWorks locale={locale} />
    </PageFrame>
  )
}
