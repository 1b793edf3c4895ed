import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { colons } from '@/lib/i18n/colons'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { SectionKey } from '@/lib/routes/groups'
import { menu } from '@/lib/routes/navigation'
import type { Route } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

export type LabelledLink = { href: string; label: ReactNode }
export type LabelledGroup = { label: string; links: LabelledLink[] }
export type LabelledSection = { key: SectionKey; label: string; groups: LabelledGroup[] }

/** Who steps from link to link hears no heading above it: it says of what. */
const overviewOf = (title: string, label: string, locale: Locale) => (
  <>
    {label}
    <span className="sr-only">{`${colons[locale]}${title}`}</span>
  </>
)

/** Links with addresses and names in one language. */
export async function labelRoutes(routes: readonly Route[], locale: Locale): Promise<LabelledLink[]> {
  const layout = await getTranslations({ locale, namespace: 'layout' })
  const titles = await getTranslations({ locale, namespace: 'routes' })
  return routes.map((route) => {
    const { key, name } = routeTitle(route)
    const title = titles(key, { name })
    const label = route.label ? layout(route.label) : title
    return {
      href: localizePath(route.path, locale),
      label: route.label === 'overview' ? overviewOf(title, label, locale) : label,
    }
  })
}

/** The main menu in one language. */
export async function labelMenu(locale: Locale): Promise<LabelledSection[]> {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return Promise.all(
    menu.map(async ({ key, groups }) => ({
      key,
      label: t(`sections.${key}`),
      groups: await Promise.all(
        groups.map(async (group) => ({
          label: t(`groups.${group.key}`),
          links: await labelRoutes(group.routes, locale),
        })),
      ),
    })),
  )
}
