import { getTranslations } from 'next-intl/server'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CompareTray } from './compare-tray'

/** The comparison's tray in one language. */
export async function Tray({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product.compare' })
  const texts = {
    path: localizePath('/products/compare', locale),
    label: t('added'),
    open: t('add'),
    clear: t('clear'),
  }
  return <CompareTray texts={texts} />
}
