import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { casePlans } from '@/lib/domain/case-plans'
import { buildAnswerDays } from '@/lib/domain/send-build'
import type { Locale } from '@/lib/i18n/locales'

/** What becomes of a build that is sent in; beside the form where there is room. */
export async function SendSteps({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'community.send.steps' })
  const steps = [t('check', { days: buildAnswerDays }), t('words'), t('back')]
  return (
    <aside aria-labelledby="send-steps" className="grid content-start gap-3 border-t border-ink pt-4">
      <h2 id="send-steps" className="display text-xl">
        <HeadingText text={t('title')} />
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, i) => (
          <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-2">
            <span aria-hidden="true" className="figure text-2xl leading-none text-signal">
              {i + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="text-sm text-steel">
        <UnbrokenText text={t('kept', { months: casePlans.build.keptMonths })} />
      </p>
    </aside>
  )
}
