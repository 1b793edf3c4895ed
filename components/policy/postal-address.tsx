import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { readContactInfo } from '@/lib/data/contact'
import type { Locale } from '@/lib/i18n/locales'

/** Where letters about personal data go. */
export async function PostalAddress({ locale }: { locale: Locale }) {
  const [t, { address, sample }] = await Promise.all([
    getTranslations({ locale, namespace: 'policy.address' }),
    readContactInfo(locale),
  ])
  return (
    <div className="grid w-fit gap-1 border-l-3 border-ink bg-white px-5 py-4">
      <strong>
        <UnbrokenText text={t('title')} />
      </strong>
      <address className="not-italic">
        {t('to')}
        <br />
        {address}
      </address>
      {sample && (
        <p className="text-sm text-steel">
          <UnbrokenText text={t('sample')} />
        </p>
      )}
    </div>
  )
}
