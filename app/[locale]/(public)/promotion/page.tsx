import { PastList } from '@/components/promotion/past-list'
import { PromotionPage } from '@/components/promotion/promotion-page'
import { promotionMetadata } from '@/components/promotion/promotion-pages'
import { StateSection } from '@/components/promotion/state-section'

export const generateMetadata = () => promotionMetadata('all')

export default function Promotions() {
  return (
    <PromotionPage page="all">
      {({ promotions }, locale) => (
        <>
          <StateSection state="running" promotions={promotions} locale={locale} />
          <StateSection state="coming" promotions={promotions} locale={locale} />
          <PastList promotions={promotions.filter(({ state }) => state === 'past')} locale={locale} />
        </>
      )}
    </PromotionPage>
  )
}
