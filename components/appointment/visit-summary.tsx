import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

export type SummaryRow = { label: string; value: ReactNode }

/** What has been chosen, as rows. */
export function VisitSummary({ rows }: { rows: readonly SummaryRow[] }) {
  const t = useTranslations('appointment.summary')
  return (
    <dl className="grid border-t border-line">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-0.5 border-b border-line py-2.5">
          <dt className="text-sm text-steel">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value || <span className="text-steel">{t('open')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
