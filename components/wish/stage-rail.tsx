import { getTranslations } from 'next-intl/server'
import { springStages, type SpringStage } from '@/lib/contract/spring-words'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  stage: SpringStage
  /** The springs are there: every stage is behind them. */
  ready: boolean
  locale: Locale
}

/** Four stages as a line: what is behind is filled, where the springs are now is red and named. */
export async function StageRail({ stage, ready, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'wish' })
  const at = springStages.indexOf(stage)
  const colourOf = (i: number) => (ready || i < at ? 'bg-ink' : i === at ? 'bg-signal' : 'bg-line')
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong>{ready ? t('plans.done') : t(`stages.${stage}`)}</strong>
        <span className="text-sm text-steel">
          {t('plans.stage', { place: String(at + 1), count: String(springStages.length) })}
        </span>
      </p>
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {springStages.map((id, i) => (
          <span key={id} className={`h-2 ${colourOf(i)}`} />
        ))}
      </div>
    </div>
  )
}
