import { mdiAlertOutline, mdiClockOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { InboxRow } from '@/lib/contract/desk'
import { daysBetween, dayInThailand } from '@/lib/domain/calendar'
import { urgencyOf } from '@/lib/domain/desk/clocks'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

const looks = {
  late: 'text-danger font-semibold',
  today: 'text-warning font-semibold',
  soon: 'text-warning',
  later: 'text-steel',
} as const

type Props = Pick<InboxRow, 'due' | 'basis'> & { locale: Locale; running: boolean }

/** How much time is left, in words; the colour only repeats them. Where the clock stands still, the day alone. */
export async function DeskClock({ due, basis, locale, running }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk' })
  const days = daysBetween(dayInThailand(new Date()), due)
  const urgency = urgencyOf(days)
  const words =
    urgency === 'late'
      ? t('clock.late', { days: -days })
      : urgency === 'today'
        ? t('clock.today')
        : t('clock.left', { days })
  return (
    <span className="grid content-start gap-0.5">
      {running && (
        <span className={`flex items-center gap-1.5 ${looks[urgency]}`}>
          <Icon path={urgency === 'late' ? mdiAlertOutline : mdiClockOutline} size={5} />
          {words}
        </span>
      )}
      <span className="text-sm text-steel">
        {t(`bases.${basis}`)} · {formatDate(due, locale)}
      </span>
    </span>
  )
}
