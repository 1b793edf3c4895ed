import { getTranslations } from 'next-intl/server'
import { actions, isAdjustment } from '@/lib/domain/setup/actions'
import type { SymptomStep } from '@/lib/domain/setup/symptoms'
import type { Locale } from '@/lib/i18n/locales'
import { SymptomMove } from './symptom-move'

/** The steps against one symptom, in order; each names the adjusters that can do it. */
export async function SymptomSteps({ steps, locale }: { steps: readonly SymptomStep[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'setup.symptoms' })
  return (
    <ol className="grid">
      {steps.map(({ action, amount = 0, at }, i) => (
        <li key={action} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
          <span aria-hidden="true" className="figure text-lg text-steel">
            {i + 1}
          </span>
          <div className="grid gap-1">
            <p>
              {at && <span className="font-semibold">{t(at)} </span>}
              {t(`actions.${action}`, { amount })}
              {actions[action].letters.map((letter) => (
                <span
                  key={letter}
                  className="figure ml-1.5 inline-grid size-6 place-items-center border border-ink align-middle text-xs"
                >
                  {letter}
                </span>
              ))}
            </p>
            {isAdjustment(action) && (
              <SymptomMove
                action={action}
                amount={amount}
                at={at ?? null}
                locale={locale}
                instead={t('without', { text: t(`instead.${action}`) })}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
