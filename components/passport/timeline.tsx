import type { Passport } from '@/lib/contract/warranty-passport'
import type { Locale } from '@/lib/i18n/locales'
import { formatMoment } from './format-moment'
import type { PassportTexts } from './passport-texts'

type Entry = Passport['timeline'][number]
type Words = Readonly<Record<string, string>>

/** Why something changed, one sentence a line: rules name flags, people write. */
function describeReason({ actor, reason }: Entry, flags: Words): string[] {
  if (!reason) return []
  return actor === 'rule' ? reason.split(' ').flatMap((flag) => flags[flag] ?? []) : [reason]
}

type Props = {
  entries: readonly Entry[]
  /** Names of the states. */ states: Words
  texts: PassportTexts
  locale: Locale
}

/** What happened to a registration or a claim, in order: state, time, who, why. */
export function Timeline({ entries, states, texts: { words }, locale }: Props) {
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
          <strong className="leading-snug">{states[entry.state] ?? entry.state}</strong>
          <span className="text-sm text-steel">
            <time dateTime={entry.at} className="tabular-nums">
              {formatMoment(entry.at, locale)}
            </time>
            {` · ${words.actors[entry.actor]}`}
          </span>
          {describeReason(entry, words.flags).map((line) => (
            <span key={line} className="max-w-text wrap-anywhere">
              {line}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
