import type { Messages } from '@/lib/i18n/namespaces'
import type { StoredConsent } from '@/lib/utils/consent-store'

type Props = { consent: StoredConsent; texts: Messages['consent']['choices']; chosenOn: string }

/** What somebody can name who asks about an earlier answer. */
export function ConsentReceipt({ consent, texts, chosenOn }: Props) {
  const lines = [
    [texts.at, chosenOn],
    [texts.version, consent.version],
    [texts.receipt, consent.receipt],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm text-steel">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
