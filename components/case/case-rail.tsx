'use client'

import { useTranslations } from 'next-intl'
import type { VisitorCase } from '@/lib/contract/case'

/** The states of a case in a row: what is behind is filled, the present one is red and named. One that ended otherwise only says how: it is nowhere on the way. */
export function CaseRail({ found: { rail, state } }: { found: VisitorCase }) {
  const t = useTranslations('case')
  const at = rail.indexOf(state)
  const colourOf = (i: number) => (i > at ? 'bg-line' : i < at ? 'bg-ink' : 'bg-signal')
  return (
    <section aria-label={t('page.rail')} className="grid gap-3">
      <p className="display text-3xl">{t(`states.${state}`)}</p>
      {at >= 0 && (
        <ol className="grid auto-cols-fr grid-flow-col gap-1 max-[17rem]:grid-flow-row">
          {rail.map((one, i) => (
            <li
              key={one}
              aria-current={i === at ? 'step' : undefined}
              className="grid content-start gap-1.5 max-[17rem]:grid-cols-[0.5rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className={`h-2 max-[17rem]:h-auto ${colourOf(i)}`} />
              <span
                className={`text-sm leading-snug ${i === at ? 'font-semibold' : 'text-steel max-sm:sr-only max-[17rem]:not-sr-only'}`}
              >
                {t(`states.${one}`)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
