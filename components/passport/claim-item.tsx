import { useTranslations } from 'next-intl'
import { Badge, type Tone } from '@/components/ui/badge'
import type { ClaimState } from '@/lib/contract/warranty-words'
import { formatDate } from '@/lib/i18n/formats'
import { ClaimMessages } from './claim-messages'
import type { ClaimMessagesProps } from './claim-messages-props'
import { Timeline } from './timeline'

const tones = {
  opened: 'info',
  'parts-received': 'info',
  inspected: 'info',
  'approved-replace': 'success',
  'approved-repair': 'success',
  'approved-goodwill': 'success',
  refused: 'danger',
  closed: 'neutral',
} as const satisfies Record<ClaimState, Tone>

/** One claim: what is wrong, where it stands, how it came there, and what both sides wrote. */
export function ClaimItem(props: ClaimMessagesProps) {
  const { claim, locale } = props
  const t = useTranslations('passport.claims')
  const words = useTranslations('warranty')
  return (
    <article
      aria-labelledby={`claim-${claim.number}`}
      className="grid gap-4 border border-line bg-white p-5 sm:p-7 print:gap-2 print:p-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={`claim-${claim.number}`} className="figure text-xl">
          {claim.number}
        </h3>
        <Badge tone={tones[claim.state]}>{words(`claimStates.${claim.state}`)}</Badge>
      </div>
      <p>{`${words(`symptoms.${claim.symptom}`)} · ${t('opened', { date: formatDate(claim.openedAt, locale) })}`}</p>
      <Timeline entries={claim.timeline} of="claim" locale={locale} />
      <ClaimMessages {...props} />
    </article>
  )
}
