import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** Of the edition for print, all brands and each one: not indexed, since the chart itself is. */
export async function printMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'application.print' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return pageMetadata({ title: titles('applist'), description: t('metaDescription') }, { route: '/applist', locale })
}
