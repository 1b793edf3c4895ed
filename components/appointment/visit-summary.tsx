import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

export type SummaryRow = { label: string; value: ReactNode }

/** One thing that was chosen, or that it is still open. */
export function SummaryLine({ label, value }: SummaryRow) {
  const t = useTranslations('appointment.summary')
  return (
    <div className="grid gap-0.5 border-b border-line py-2.5">
      <dt className="text-sm text-steel">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{value || <span className="text-steel">{t('open')}</span>}</dd>
    </div>
  )
}

/** What has been chosen, as rows; further ones follow as children. */
export function VisitSummary({ rows, children }: { rows: readonly SummaryRow[]; children?: ReactNode }) {
  return (
    <dl className="grid border-t border-line">
      {rows.map((row) => (
        <SummaryLine key={row.label} {...row} />
      ))}
      {children}
    </dl>
  )
}
