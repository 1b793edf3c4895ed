import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'

/** Says that addresses are made up, while any of them is. */
export async function SampleNotice({ shown, locale }: { shown: readonly { sample: boolean }[]; locale: Locale }) {
  if (!shown.some(({ sample }) => sample)) return null
  const t = await getTranslations({ locale, namespace: 'dealer.sample' })
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  )
}
