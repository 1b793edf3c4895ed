import { getTranslations } from 'next-intl/server'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { CompareTray } from './compare-tray'

/** The comparison's tray in one language. */
export async function Tray({ locale }: { locale: Locale }) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'product.compare' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const texts = {
    path: localizePath('/products/compare', locale),
    label: t('added'),
    open: titles('products-compare'),
    clear: t('clear'),
  }
  return <CompareTray texts={texts} />
}
