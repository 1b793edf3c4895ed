import { getTranslations } from 'next-intl/server'
import { Badge, type Tone } from '@/components/ui/badge'
import type { Job } from '@/lib/contract/career'
import type { JobState } from '@/lib/contract/career-words'
import type { Locale } from '@/lib/i18n/locales'

const tones: Record<JobState, Tone> = { open: 'success', closing: 'warning', closed: 'neutral' }

/** Whether it can be applied for today, and that it is a sample where it is one. */
export async function JobMarks({ job: { state, sample }, locale }: { job: Job; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {sample && <Badge tone="info">{t('sample.badge')}</Badge>}
    </span>
  )
}
