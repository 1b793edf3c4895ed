import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireAccess } from '@/lib/data/access'
import { currentLocale } from '@/lib/i18n/current-locale'
import { routeTitle } from '@/lib/routes/titles'

/** Title of a page that not everybody may see. It asks for itself, whatever middleware has let through. */
export async function guardedMetadata(path: string): Promise<Metadata> {
  const { route, params } = await requireAccess(path)
  const titles = await getTranslations({ locale: await currentLocale(), namespace: 'routes' })
  const { key, name } = routeTitle(route, params)
  return { title: titles(key, { name }), robots: { index: false, follow: false } }
}
