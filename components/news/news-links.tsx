import { mdiArrowRight } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { matchRoute } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

/** Pages that go with an article, by the name the menu has for them. */
export async function NewsLinks({ paths, locale }: { paths: readonly string[]; locale: Locale }) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'news' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const links = paths.flatMap((path) => {
    const found = matchRoute(path)
    return found ? [{ path, ...routeTitle(found.route, found.params) }] : []
  })
  if (links.length === 0) return null
  return (
    <section aria-labelledby="links" className="grid gap-3" data-print="none">
      <h2 id="links" className="text-xl">
        <HeadingText text={t('links')} />
      </h2>
      <ul className="border-t border-ink">
        {links.map(({ path, key, name }) => (
          <li key={path} className="border-b border-line">
            <AppLink
              href={localizePath(path, locale)}
              className="flex min-h-12 items-center justify-between gap-4 py-2 leading-snug font-semibold hover:underline"
            >
              {titles(key, { name })}
              <Icon path={mdiArrowRight} size={5} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
