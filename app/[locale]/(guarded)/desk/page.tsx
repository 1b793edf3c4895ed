import { InboxList } from '@/components/desk/inbox'
import { guardedMetadata } from '@/components/layout/guarded-page'
import { PageFrame } from '@/components/layout/page-frame'
import { requireAccess } from '@/lib/data/access'
import { readInboxFilter } from '@/lib/data/desk'
import { readUser } from '@/lib/data/session'
import { currentLocale } from '@/lib/i18n/current-locale'

export const instant = false

export const generateMetadata = () => guardedMetadata('/desk')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Desk({ searchParams }: Props) {
  await requireAccess('/desk')
  const [locale, query, user] = await Promise.all([currentLocale(), searchParams, readUser()])
  return (
    <PageFrame route="/desk" fitBar={null}>
      <InboxList
        filter={readInboxFilter(query)}
        locale={locale}
        statistics={user?.scope.includes('content') ?? false}
      />
    </PageFrame>
  )
}
