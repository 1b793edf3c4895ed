import { getTranslations } from 'next-intl/server'
import { FactRow } from '@/components/ui/fact-row'
import { readCallerFacts } from '@/lib/data/diagnostics'
import type { DiagnosisProps } from './diagnosis-props'

/** Which address somebody is counted by, step by step. */
export async function Caller({ path, locale }: DiagnosisProps) {
  const [t, words, facts] = await Promise.all([
    getTranslations({ locale, namespace: 'diagnostics.getIpAddress' }),
    getTranslations({ locale, namespace: 'diagnostics' }),
    readCallerFacts(path),
  ])
  const { address, peer, forwardedFor, proxied, counted, trusted } = facts
  return (
    <dl className="max-w-3xl border-t border-ink">
      <FactRow label={t('address')}>
        <span className="text-xl break-all">{address ?? t('inside')}</span>
      </FactRow>
      <FactRow label={t('peer')}>{peer ?? words('unknown')}</FactRow>
      <FactRow label={t('forwarded')}>
        <span className="break-all">{forwardedFor ?? words('none')}</span>
      </FactRow>
      <FactRow label={t('proxied')}>{t(proxied ? 'yes' : 'no')}</FactRow>
      <FactRow label={t('counted')}>{counted}</FactRow>
      <FactRow label={t('trusted')}>{trusted.join(', ') || words('none')}</FactRow>
    </dl>
  )
}
