import { PromotionPage } from '@/components/promotion/promotion-page'
import { promotionMetadata } from '@/components/promotion/promotion-pages'
import { PromotionTable } from '@/components/promotion/promotion-table'
import { StateSection } from '@/components/promotion/state-section'

export const generateMetadata = () => promotionMetadata('auto')

export default function CarPromotions() {
  return (
    <PromotionPage page="auto">
      {({ promotions }, locale) => (
        <>
          <PromotionTable promotions={promotions} locale={locale} />
          <StateSection state="running" promotions={promotions} locale={locale} />
          <StateSection state="coming" promotions={promotions} locale={locale} />
        </>
      )}
    </PromotionPage>
  )
}
