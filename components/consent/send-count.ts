import type { VisitDevice } from '@/lib/contract/analytics-words'
import type { InputOf } from '@/lib/contract/endpoints'
import { consentStore } from '@/lib/utils/consent-store'

/** The widths at which the site itself changes. */
function device(): VisitDevice {
  if (window.innerWidth < 600) return 'phone'
  return window.innerWidth < 1264 ? 'tablet' : 'desktop'
}

/**
 * One count for the company, without cookies. Not by the usual client: this leaves with the page, and a count that is lost is no failure anybody
 * has to hear of.
 */
export function sendCount(count: Pick<InputOf<'countVisit'>, 'path' | 'view' | 'vitals'>): void {
  const consent = consentStore.read()
  if (!consent?.given.includes('analytics')) return
  const { version, signal: despiteSignal } = consent
  const body: InputOf<'countVisit'> = { version, despiteSignal, device: device(), ...count }
  fetch('/api/company/api/analytics/count', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
