import { DataPage } from '@/components/account/data-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/data')

export default async function UserData() {
  await requireAccess('/user/data')
  return <DataPage locale={await currentLocale()} />
}
