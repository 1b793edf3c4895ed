import { getTranslations } from 'next-intl/server'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { menu, type MenuLink, type MenuSection } from '@/lib/routes/navigation'
import { routeOf } from '@/lib/routes/table'
import { routeTitle } from '@/lib/routes/titles'

export type LabelledLink = { href: string; label: string }
export type LabelledGroup = { label: string; links: LabelledLink[] }
export type LabelledSection = { key: MenuSection['key']; label: string; groups: LabelledGroup[] }

/** Links with addresses and names in one language. */
export async function labelLinks(links: readonly MenuLink[], locale: Locale): Promise<LabelledLink[]> {
  const layout = await getTranslations({ locale, namespace: 'layout' })
  const titles = await getTranslations({ locale, namespace: 'routes' })
  return links.map(({ path, label, hash = '' }) => {
    const { key, name } = routeTitle(routeOf(path))
    return { href: localizePath(path + hash, locale), label: label ? layout(label) : titles(key, { name }) }
  })
}

/** The main menu in one language. */
export async function labelMenu(locale: Locale): Promise<LabelledSection[]> {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const sections: readonly MenuSection[] = menu
  return Promise.all(
    sections.map(async ({ key, groups }) => ({
      key,
      label: t(`sections.${key}`),
      groups: await Promise.all(
        groups.map(async (group) => ({
          label: t(`groups.${group.key}`),
          links: await labelLinks(group.links, locale),
        })),
      ),
    })),
  )
}
