import { mdiAlertOutline, mdiCheck } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { FitmentStatus } from '@/lib/contract/fitment'
import { statusText } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  statuses: readonly FitmentStatus[]
  /** Whether something has to be looked at before buying. */
  isChecked: boolean
  locale: Locale
}

/** How a part fits, on a page that is about one vehicle: the worst that is recorded for any of its versions. */
export async function StatusBadge({ statuses, isChecked, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'fitment' })
  const status = (['needs-trimming', 'needs-kit'] as const).find((one) => statuses.includes(one)) ?? 'direct'
  const isPlain = status === 'direct' && !isChecked
  return (
    <p>
      <Badge
        tone={isPlain ? 'success' : 'warning'}
        icon={<Icon path={isPlain ? mdiCheck : mdiAlertOutline} size={4} />}
      >
        {statusText(t, status, isChecked)}
      </Badge>
    </p>
  )
}
