import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'

/** Where letters about personal data go. */
export async function PostalAddress({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'policy.address' })
  return (
    <div className="grid w-fit gap-1 border-l-3 border-ink bg-white px-5 py-4">
      <strong>{t('title')}</strong>
      <address className="not-italic">
        {t('lines.to')}
        <br />
        {t('lines.street')}
        <br />
        {t('lines.town')}
      </address>
    </div>
  )
}
