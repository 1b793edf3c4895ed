import { CornerPage, type CornerSearch } from '@/components/dealer-corner/corner-page'
import { VisitsDesk } from '@/components/dealer-corner/visits-desk'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { askAsUser } from '@/lib/data/session'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/dealer/visits')

export default function ShopVisits({ searchParams }: { searchParams: CornerSearch }) {
  return (
    <CornerPage path="/user/dealer/visits" searchParams={searchParams}>
      {async (shop, locale) => (
        <VisitsDesk
          key={shop.id}
          dealer={shop.id}
          first={await askAsUser('getDealerVisits', { lang: locale, dealer: shop.id })}
          locale={locale}
        />
      )}
    </CornerPage>
  )
}
