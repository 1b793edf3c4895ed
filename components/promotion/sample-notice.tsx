import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { Promotion } from '@/lib/contract/promotion'
import type { Locale } from '@/lib/i18n/locales'

/** Says that what follows is made up, while any of it is. */
export async function SampleNotice({ promotions, locale }: { promotions: readonly Promotion[]; locale: Locale }) {
  if (!promotions.some(({ sample }) => sample)) return null
  const t = await getTranslations({ locale, namespace: 'promotion.sample' })
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  )
}
