'use client'

import { useTranslations } from 'next-intl'
import { CaseChoices } from './case-choices'
import { CaseMessages } from './case-messages'
import type { CaseValueKey } from './case-value-key'
import { CaseRail } from './case-rail'
import type { CaseProps } from './case-props'
import { CaseDays } from './case-days'
import { FactRow } from '@/components/ui/fact-row'

type Props = CaseProps & { onErased: () => void }

/** A case as its sender sees it: how far it is, what was said, what was sent, and what may be done. */
export function CaseView({ onErased, ...shared }: Props) {
  const { found, locale } = shared
  const t = useTranslations('case')
  const valueOf = (field: string, value: string) => {
    const key = `values.${field}.${value}` as CaseValueKey
    return t.has(key) ? t(key) : value
  }
  return (
    <div className="grid max-w-4xl gap-12">
      <CaseRail found={found} />
      <dl className="border-t border-ink">
        <FactRow label={t('page.number')}>{found.number}</FactRow>
        <FactRow label={t('page.kind')}>{t(`kinds.${found.kind}`)}</FactRow>
        <CaseDays found={found} locale={locale} />
      </dl>
      <CaseMessages {...shared} />
      <section aria-labelledby="case-sent" className="grid gap-4">
        <h2 id="case-sent" className="display text-2xl">
          {t('page.sentTitle')}
        </h2>
        <dl className="border-t border-ink">
          {found.fields.map(({ field, value }) => (
            <FactRow key={field} label={t(`fields.${field}`)}>
              <span className="font-normal break-words whitespace-pre-line">{valueOf(field, value)}</span>
            </FactRow>
          ))}
        </dl>
        {found.files.length > 0 && <p>{t('page.files', { count: found.files.length })}</p>}
      </section>
      <CaseChoices {...shared} onErased={onErased} />
    </div>
  )
}
