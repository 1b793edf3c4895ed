import { ThingsPage } from '@/components/account/things-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/messages')

export default async function UserThings() {
  await requireAccess('/user/messages')
  return <ThingsPage locale={await currentLocale()} />
}
