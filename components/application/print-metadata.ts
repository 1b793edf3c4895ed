import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readApplicationBrands } from '@/lib/data/applications'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** Of the edition for print, all brands and each one: not indexed, since the chart itself is. */
export async function printMetadata(asked: string | null = null): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles, brands] = await Promise.all([
    getTranslations({ locale, namespace: 'application.print' }),
    getTranslations({ locale, namespace: 'routes' }),
    asked === null ? [] : readApplicationBrands(locale),
  ])
  const brand = brands.find(({ id }) => id === asked)?.name
  const title = brand === undefined ? titles('applist') : t('metaTitleFor', { brand })
  return pageMetadata({ title, description: t('metaDescription') }, { route: '/applist', locale })
}
