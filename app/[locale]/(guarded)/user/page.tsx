import { DashboardPage } from '@/components/account/dashboard-page'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { requireAccess } from '@/lib/data/access'
import { readUser } from '@/lib/data/session'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user')

export default async function User() {
  await requireAccess('/user')
  const [locale, user] = await Promise.all([currentLocale(), readUser()])
  return <DashboardPage name={user?.name ?? ''} locale={locale} />
}
