import { getTranslations } from 'next-intl/server'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ClaimState } from '@/lib/contract/warranty-words'
import type { TermsCopy } from '@/lib/data/service-copy'
import type { Locale } from '@/lib/i18n/locales'

/** The way of a claim; where it branches, the ends stand beside each other. */
const way = [
  ['opened'],
  ['parts-received'],
  ['inspected'],
  ['approved-replace', 'approved-repair', 'approved-goodwill', 'refused'],
  ['closed'],
] as const satisfies readonly (readonly ClaimState[])[]

/** Every state a claim can be in, in its order, with what happens there. */
export async function ClaimWay({ states, locale }: { states: TermsCopy['claim']['states']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'warranty.claimStates' })
  return (
    <ol className="border-t border-ink">
      {way.map((step, i) => (
        <li key={step[0]} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-5">
          <span aria-hidden="true" className="figure text-xl text-signal">
            {i + 1}
          </span>
          <dl className={`grid gap-x-8 gap-y-5 ${step.length > 1 ? 'sm:grid-cols-2 lg:grid-cols-4' : ''}`}>
            {step.map((state) => (
              <div key={state} className="grid content-start gap-1">
                <dt className="text-lg leading-snug font-semibold">
                  <UnbrokenText text={t(state)} />
                </dt>
                <dd className="max-w-text">{states[state]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
