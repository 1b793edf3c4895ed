import { CornerPage, type CornerSearch } from '@/components/dealer-corner/corner-page'
import { PeopleDesk } from '@/components/dealer-corner/people-desk'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { askAsUser } from '@/lib/data/session'
import { localizePath } from '@/lib/i18n/locales'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/dealer/people')

export default function ShopPeople({ searchParams }: { searchParams: CornerSearch }) {
  return (
    <CornerPage path="/user/dealer/people" searchParams={searchParams}>
      {async (shop, locale) => (
        <PeopleDesk
          key={shop.id}
          dealer={shop.id}
          home={localizePath('/user/dealer', locale)}
          first={await askAsUser('getDealerPeople', { lang: locale, dealer: shop.id })}
          locale={locale}
        />
      )}
    </CornerPage>
  )
}
