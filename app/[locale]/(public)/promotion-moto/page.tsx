import { PastList } from '@/components/promotion/past-list'
import { PromotionPage } from '@/components/promotion/promotion-page'
import { promotionMetadata } from '@/components/promotion/promotion-pages'
import { PromotionRibbon } from '@/components/promotion/promotion-ribbon'
import { StateSection } from '@/components/promotion/state-section'

export const generateMetadata = () => promotionMetadata('moto')

export default function MotorcyclePromotions() {
  return (
    <PromotionPage page="moto">
      {({ promotions, day }, locale) => (
        <>
          <PromotionRibbon promotions={promotions} day={day} locale={locale} />
          <StateSection state="running" promotions={promotions} locale={locale} />
          <StateSection state="coming" promotions={promotions} locale={locale} />
          <PastList promotions={promotions.filter(({ state }) => state === 'past')} locale={locale} />
        </>
      )}
    </PromotionPage>
  )
}
