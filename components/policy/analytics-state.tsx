import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { externalAnalytics } from '@/lib/config/environment'
import type { Locale } from '@/lib/i18n/locales'

/** Whether this installation has another company's analytics, and whose. */
export async function AnalyticsState({ locale }: { locale: Locale }) {
  const [t, consent] = await Promise.all([
    getTranslations({ locale, namespace: 'policy' }),
    getTranslations({ locale, namespace: 'consent.purposes.external-analytics' }),
  ])
  const external = externalAnalytics()
  return (
    <p className="flex w-fit flex-wrap gap-x-3 border-l-3 border-ink bg-white px-4 py-2">
      <strong>
        <UnbrokenText text={consent('name')} />
      </strong>
      {external ? `${t('robot.on')} (${new URL(external.src).host})` : t('robot.off')}
    </p>
  )
}
