import { getTranslations } from 'next-intl/server'
import { mdiArrowRight } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { siblingsOf } from '@/lib/routes/siblings'
import { routeOf } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'
import { Part } from './part'

/** Ways to the pages that tell about the same thing from other sides; nothing on a page that stands alone. */
export async function SiblingPages({ path, locale }: { path: string; locale: Locale }) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'layout.siblings' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const siblings = siblingsOf(path)
  if (siblings.length === 0) return null
  return (
    <div className="shell pb-section" data-print="none">
      <Part id="more" title={t('title')}>
        <ul className="cells sm:grid-cols-2 lg:grid-cols-4">
          {siblings.map((sibling) => {
            const { key, name } = routeTitle(routeOf(sibling))
            return (
              <li key={sibling} className="bg-white">
                <AppLink
                  href={localizePath(sibling, locale)}
                  className="group grid h-full content-between gap-4 p-5 leading-snug"
                >
                  <span className="grid gap-2">
                    <strong className="text-lg underline-offset-4 group-hover:underline">
                      {titles(key, { name })}
                    </strong>
                    <span className="text-steel">{t(`lines.${sibling}`)}</span>
                  </span>
                  <Icon path={mdiArrowRight} size={5} />
                </AppLink>
              </li>
            )
          })}
        </ul>
      </Part>
    </div>
  )
}
