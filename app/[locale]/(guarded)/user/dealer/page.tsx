import { CornerPage, type CornerSearch } from '@/components/dealer-corner/corner-page'
import { Overview } from '@/components/dealer-corner/overview'
import { guardedMetadata } from '@/components/layout/guarded-page'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/dealer')

export default function Shop({ searchParams }: { searchParams: CornerSearch }) {
  return (
    <CornerPage path="/user/dealer" searchParams={searchParams}>
      {(shop, locale) => <Overview shop={shop} locale={locale} />}
    </CornerPage>
  )
}
