import { getTranslations } from 'next-intl/server'
import type { NewsSummary } from '@/lib/contract/news'
import { formatDays } from '@/lib/i18n/format-days'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

/** The days of an event, or the day on which something was published. */
export async function NewsDay({ item: { event, publishedOn }, locale }: { item: NewsSummary; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  if (!event) return <time dateTime={publishedOn}>{t('published', { day: formatDate(publishedOn, locale) })}</time>
  return (
    <time dateTime={event.startsOn} className="font-semibold">
      {formatDays(event.startsOn, event.endsOn, locale)}
    </time>
  )
}
