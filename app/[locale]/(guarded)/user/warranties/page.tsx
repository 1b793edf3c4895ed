import { WarrantiesPage } from '@/components/account/warranties-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/warranties')

export default async function UserWarranties() {
  await requireAccess('/user/warranties')
  return <WarrantiesPage locale={await currentLocale()} />
}
