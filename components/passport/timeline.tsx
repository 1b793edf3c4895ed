import { useTranslations } from 'next-intl'
import type { Passport } from '@/lib/contract/warranty-passport'
import { claimStates, warrantyFlags, warrantyStates } from '@/lib/contract/warranty-words'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
import type { Locale } from '@/lib/i18n/locales'
import { formatMoment } from '@/lib/i18n/format-moment'

type Entry = Passport['timeline'][number]
type Words = ReturnType<typeof useTranslations<'warranty'>>

/** Why something changed, one sentence a line: rules name flags, people write. */
function describeReason({ actor, reason }: Entry, words: Words): string[] {
  if (!reason) return []
  if (actor !== 'rule') return [reason]
  const flags = reason.split(' ').flatMap((named) => warrantyFlags.find((flag) => flag === named) ?? [])
  return flags.map((flag) => words(`flags.${flag}`, { days: registrationWindowDays }))
}

function nameState(state: string, of: Props['of'], words: Words): string {
  if (of === 'claim') {
    const known = claimStates.find((name) => name === state)
    return known ? words(`claimStates.${known}`) : state
  }
  const known = warrantyStates.find((name) => name === state)
  return known ? words(`states.${known}`) : state
}

type Props = {
  entries: readonly Entry[]
  of: 'registration' | 'claim'
  locale: Locale
}

/** What happened to a registration or a claim, in order: state, time, who, why. */
export function Timeline({ entries, of, locale }: Props) {
  const words = useTranslations('warranty')
  return (
    <ol className="ml-2 border-l border-edge print:columns-2">
      {entries.map((entry, i) => (
        <li
          key={`${entry.at} ${entry.state} ${i}`}
          className="relative grid gap-0.5 break-inside-avoid pb-6 pl-6 last:pb-0 print:pb-2"
        >
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[0.4375rem] size-3.5 rounded-full border-2 ${i === entries.length - 1 ? 'border-signal bg-signal' : 'border-edge bg-white'}`}
          />
          <strong className="leading-snug">{nameState(entry.state, of, words)}</strong>
          <span className="text-sm text-steel">
            <time dateTime={entry.at} className="tabular-nums">
              {formatMoment(entry.at, locale)}
            </time>
            {` · ${words(`actors.${entry.actor}`)}`}
          </span>
          {describeReason(entry, words).map((line) => (
            <span key={line} className="max-w-text wrap-anywhere">
              {line}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
