import { CornerPage, type CornerSearch } from '@/components/dealer-corner/corner-page'
import { Downloads } from '@/components/dealer-corner/downloads'
import { guardedMetadata } from '@/components/layout/guarded-page'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/dealer/downloads')

export default function ShopDownloads({ searchParams }: { searchParams: CornerSearch }) {
  return (
    <CornerPage path="/user/dealer/downloads" searchParams={searchParams}>
      {(shop, locale) => <Downloads shop={shop} locale={locale} />}
    </CornerPage>
  )
}
