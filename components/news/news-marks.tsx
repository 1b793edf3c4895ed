import { getTranslations } from 'next-intl/server'
import { Badge, type Tone } from '@/components/ui/badge'
import type { DayState } from '@/lib/contract/day-state'
import type { NewsSummary } from '@/lib/contract/news'
import type { Locale } from '@/lib/i18n/locales'

const tones: Record<DayState, Tone> = { running: 'success', coming: 'info', past: 'neutral' }

/** Its kind, where its event stands today, and that it is a sample where it is one. */
export async function NewsMarks({ item, locale }: { item: NewsSummary; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="label">{t(`kinds.${item.kind}`)}</span>
      {item.event && <Badge tone={tones[item.event.state]}>{t(`states.${item.event.state}`)}</Badge>}
      {item.sample && <Badge tone="warning">{t('sample.badge')}</Badge>}
    </span>
  )
}
