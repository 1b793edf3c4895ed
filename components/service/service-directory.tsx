import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { HubCopy } from '@/lib/data/service-copy'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { routesOf } from '@/lib/routes/navigation'
import { routeTitle } from '@/lib/routes/titles'

const groups = ['help', 'workshop', 'warranty'] as const

/** Every service by what it is for: the reason on the left, the ways on the right. What has a door of its own has no line here. */
export async function ServiceDirectory({ copy, locale }: { copy: Pick<HubCopy, 'groups' | 'links'>; locale: Locale }) {
  const titles = await getTranslations({ locale, namespace: 'routes' })
  return (
    <div className="grid gap-12">
      {groups.map((key) => (
        <section
          key={key}
          aria-labelledby={`group-${key}`}
          className="grid gap-x-12 gap-y-4 border-t border-ink pt-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <div className="grid content-start gap-2">
            <h2 id={`group-${key}`} className="display text-3xl">
              {copy.groups[key].title}
            </h2>
            <p className="text-steel">{copy.groups[key].text}</p>
          </div>
          <ul className="grid content-start">
            {routesOf(key).flatMap((route) => {
              const text = copy.links[route.name]
              if (text === undefined) return []
              return (
                <li key={route.path} className="border-b border-line first:border-t md:first:border-t-0">
                  <AppLink
                    href={localizePath(route.path, locale)}
                    className="grid min-h-14 items-baseline gap-x-6 py-4 hover:bg-white sm:grid-cols-[15rem_minmax(0,1fr)]"
                  >
                    <span className="text-lg leading-snug font-semibold">{titles(routeTitle(route).key)}</span>
                    <span className="text-steel">{text}</span>
                  </AppLink>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
