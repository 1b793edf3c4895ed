import { getTranslations } from 'next-intl/server'
import { Badge, type Tone } from '@/components/ui/badge'
import type { DayState } from '@/lib/contract/day-state'
import type { Promotion } from '@/lib/contract/promotion'
import type { Locale } from '@/lib/i18n/locales'

const tones: Record<DayState, Tone> = { running: 'success', coming: 'info', past: 'neutral' }

/** Whether it runs today, and that it is a sample where it is one. */
export async function PromotionMarks({
  promotion: { state, sample },
  locale,
}: {
  promotion: Promotion
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'promotion' })
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {sample && <Badge tone="warning">{t('sample.badge')}</Badge>}
    </span>
  )
}
