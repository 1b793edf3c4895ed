import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { readToday } from '@/lib/data/today'
import { addDays } from '@/lib/domain/calendar'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { answerDays, codeMinutes } from './times'

/** The way of a request from its arrival to the answer, and the last day for one that arrives today. */
export async function RequestClock({ locale }: { locale: Locale }) {
  const [t, { day }] = await Promise.all([getTranslations({ locale, namespace: 'policy.clock' }), readToday()])
  const steps = [
    { title: t('arrive'), text: t('arriveText') },
    { title: t('prove', { minutes: codeMinutes }), text: t('proveText') },
    { title: t('answer', { days: answerDays }), text: t('answerText') },
  ]
  const wholeDate = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00A0')
  return (
    <>
      <ol aria-label={t('label')} className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {steps.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t-3 border-signal pt-4">
            <strong className="display text-2xl">{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="w-fit border-l-3 border-ink bg-white px-4 py-3 text-lg">
        <UnbrokenText text={t('today', { day: wholeDate(day), until: wholeDate(addDays(day, answerDays)) })} />
      </p>
    </>
  )
}
