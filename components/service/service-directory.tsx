import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { HubCopy } from '@/lib/data/service-copy'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/table'
import type { RouteTitleKey } from '@/lib/routes/titles'

type Entry = { path: RoutePath; title: RouteTitleKey }

const groups = [
  {
    key: 'help',
    entries: [
      { path: '/services/faq', title: 'services-faq' },
      { path: '/services/feature-adjust', title: 'services-feature-adjust' },
      { path: '/services/videoTutorial', title: 'services-videoTutorial' },
      { path: '/services/manual', title: 'services-manual' },
      { path: '/services/download', title: 'services-download' },
    ],
  },
  {
    key: 'workshop',
    entries: [
      { path: '/services/motoService', title: 'services-motoService' },
      { path: '/services/autoService', title: 'services-autoService' },
      { path: '/services/mobileService', title: 'services-mobileService' },
    ],
  },
  {
    key: 'papers',
    entries: [
      { path: '/services/abe', title: 'services-abe' },
      { path: '/warranty', title: 'warranty' },
      { path: '/services/warranty', title: 'services-warranty' },
    ],
  },
] as const satisfies readonly { key: keyof HubCopy['groups']; entries: readonly Entry[] }[]

/** Every service by what it is for: the reason on the left, the ways on the right. */
export async function ServiceDirectory({ copy, locale }: { copy: Pick<HubCopy, 'groups' | 'links'>; locale: Locale }) {
  const titles = await getTranslations({ locale, namespace: 'routes' })
  return (
    <div className="grid gap-12">
      {groups.map(({ key, entries }) => (
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
            {entries.map(({ path, title }) => (
              <li key={path} className="border-b border-line first:border-t md:first:border-t-0">
                <AppLink
                  href={localizePath(path, locale)}
                  className="grid min-h-14 items-baseline gap-x-6 py-4 hover:bg-white sm:grid-cols-[15rem_minmax(0,1fr)]"
                >
                  <span className="text-lg leading-snug font-semibold">{titles(title)}</span>
                  <span className="text-steel">{copy.links[title]}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
