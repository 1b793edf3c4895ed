import { Badge, type Tone } from '@/components/ui/badge'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { ClaimState } from '@/lib/contract/warranty-words'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import type { PassportTexts } from './passport-texts'
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

/** One claim: what is wrong, where it stands, and how it came there. */
export function ClaimItem({
  claim,
  texts,
  locale,
}: {
  claim: Passport['claims'][number]
  texts: PassportTexts
  locale: Locale
}) {
  const { words, claims } = texts
  return (
    <article
      aria-labelledby={`claim-${claim.number}`}
      className="grid gap-4 border border-line bg-white p-5 sm:p-7 print:gap-2 print:p-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={`claim-${claim.number}`} className="figure text-xl">
          {claim.number}
        </h3>
        <Badge tone={tones[claim.state]}>{words.claimStates[claim.state]}</Badge>
      </div>
      <p>{`${words.symptoms[claim.symptom]} · ${fillText(claims.opened, { date: formatDate(claim.openedAt, locale) })}`}</p>
      <Timeline entries={claim.timeline} states={words.claimStates} texts={texts} locale={locale} />
    </article>
  )
}
