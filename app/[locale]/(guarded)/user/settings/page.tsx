import { SettingsPage } from '@/components/account/settings-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/settings')

export default async function UserSettings() {
  await requireAccess('/user/settings')
  return <SettingsPage locale={await currentLocale()} />
}
