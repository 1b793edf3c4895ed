import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import type { NewsSummary } from '@/lib/contract/news'
import type { Locale } from '@/lib/i18n/locales'

/** Says what is made up, while any of it is. */
export async function SampleNotice({ news, locale }: { news: readonly NewsSummary[]; locale: Locale }) {
  if (!news.some(({ sample }) => sample)) return null
  const t = await getTranslations({ locale, namespace: 'news.sample' })
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  )
}
