import { getTranslations } from 'next-intl/server'
import type { Promotion } from '@/lib/contract/promotion'
import { formatDays } from '@/lib/i18n/format-days'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

/** Its days, and the one that matters today: until when it runs, from when, or when it ended. */
export async function PromotionDays({ promotion, locale }: { promotion: Promotion; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'promotion.days' })
  const { startsOn, endsOn, state } = promotion
  return (
    <span className="grid">
      <span className="font-semibold">
        {t(state, { day: formatDate(state === 'coming' ? startsOn : endsOn, locale) })}
      </span>
      <span className="text-sm text-steel">{formatDays(startsOn, endsOn, locale)}</span>
    </span>
  )
}
