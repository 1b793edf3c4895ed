import { CornerPage, type CornerSearch } from '@/components/dealer-corner/corner-page'
import { ListingDesk } from '@/components/dealer-corner/listing-desk'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { askAsUser } from '@/lib/data/session'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/dealer/listing')

export default function ShopListing({ searchParams }: { searchParams: CornerSearch }) {
  return (
    <CornerPage path="/user/dealer/listing" searchParams={searchParams}>
      {async (shop, locale) => (
        <ListingDesk
          key={shop.id}
          first={await askAsUser('getDealerListing', { lang: locale, dealer: shop.id })}
          locale={locale}
        />
      )}
    </CornerPage>
  )
}
