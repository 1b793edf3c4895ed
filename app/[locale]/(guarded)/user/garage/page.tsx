import { GaragePage } from '@/components/account/garage-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/garage')

export default async function UserGarage() {
  await requireAccess('/user/garage')
  return <GaragePage locale={await currentLocale()} />
}
