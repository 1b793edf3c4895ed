import { createTranslator } from 'use-intl/core'
import type { Job } from '@/lib/contract/workshop-words'
import type { Lang } from '@/lib/contract/common'
import { timeZone } from '@/lib/domain/calendar'
import { formats } from '@/lib/i18n/formats'
import { loadMessages } from '@/lib/i18n/messages'

export type VisitTexts = {
  job: (job: Job) => string
  consent: string
  calendarTitle: (job: string, workshop: string) => string
  calendarDescription: (words: { number: string; url: string; state: string }) => string
}

/** The words of messages and calendar files, which are the page's own. */
export async function readVisitTexts(lang: Lang): Promise<VisitTexts> {
  const t = createTranslator({
    locale: lang,
    messages: await loadMessages(lang),
    namespace: 'appointment',
    formats,
    timeZone,
  })
  return {
    job: (job) => t(`jobs.${job}.name`),
    consent: t('consent'),
    calendarTitle: (job, workshop) => t('calendar.title', { job, workshop }),
    calendarDescription: (words) => t('calendar.description', words),
  }
}
