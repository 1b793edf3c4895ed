import { useTranslations } from 'next-intl'
import { Badge, type Tone } from '@/components/ui/badge'
import { callCompany } from '@/lib/client/browser'
import type { Claim } from '@/lib/contract/warranty-claim'
import type { ClaimState } from '@/lib/contract/warranty-words'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { PassportKey } from '@/lib/utils/passport-key'
import { Thread } from './thread'
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

type Props = {
  claim: Claim
  secret: PassportKey
  locale: Locale
  onChanged: (claim: Claim) => void
}

/** One claim: what is wrong, where it stands, how it came there, and what both sides wrote. */
export function ClaimItem({ claim, secret, locale, onChanged }: Props) {
  const { number, state, messages } = claim
  const t = useTranslations('passport.claims')
  const words = useTranslations('warranty')
  return (
    <article
      aria-labelledby={`claim-${number}`}
      className="grid gap-4 border border-line bg-white p-5 sm:p-7 print:gap-2 print:p-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={`claim-${number}`} className="figure text-xl">
          {number}
        </h3>
        <Badge tone={tones[state]}>{words(`claimStates.${state}`)}</Badge>
      </div>
      <p>{`${words(`symptoms.${claim.symptom}`)} · ${t('opened', { date: formatDate(claim.openedAt, locale) })}`}</p>
      <Timeline entries={claim.timeline} of="claim" locale={locale} />
      <Thread
        about="claim"
        number={number}
        messages={messages}
        ended={state === 'closed'}
        locale={locale}
        onSend={async (reply) => onChanged(await callCompany('replyToClaim', { ...secret, ...reply, number }))}
      />
    </article>
  )
}
