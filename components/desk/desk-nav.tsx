import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { readUser } from '@/lib/data/session'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { routeOf } from '@/lib/routes/table'

const pages = [
  { path: '/desk', key: 'inbox' },
  { path: '/desk/data', key: 'data' },
  { path: '/desk/import', key: 'import' },
  { path: '/desk/content', key: 'content' },
  { path: '/desk/statistics', key: 'statistics' },
] as const
export type DeskPath = (typeof pages)[number]['path']

/** The pages of the desk that whoever is signed in may open; none where there is but one. */
export async function DeskNav({ current, locale }: { current: DeskPath; locale: Locale }) {
  const [t, user] = await Promise.all([getTranslations({ locale, namespace: 'desk.pages' }), readUser()])
  const open = pages.filter(({ path }) => routeOf(path).scopes.some((scope) => user?.scope.includes(scope)))
  if (open.length < 2) return null
  return (
    <nav aria-label={t('title')} className="flex flex-wrap gap-2">
      {open.map(({ path, key }) => (
        <ChipLink key={path} href={localizePath(path, locale)} prefetch={false} current={path === current}>
          {t(key)}
        </ChipLink>
      ))}
    </nav>
  )
}
