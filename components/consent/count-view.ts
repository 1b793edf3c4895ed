import type { VisitReferrer } from '@/lib/contract/analytics-words'
import type { SeenPage } from '@/lib/domain/seen-page'
import { referrerKind } from './referrer-kind'
import { sendCount } from './send-count'

let arrived = false

/** Only the first page of a visit came from anywhere else. */
function comesFrom(): VisitReferrer {
  if (arrived) return 'site'
  arrived = true
  return referrerKind(document.referrer, window.location.host)
}

/** Counts that a page was opened. */
export function countView({ missing = false, query, found = false }: SeenPage): void {
  const search = query === undefined ? {} : { search: { query, found } }
  sendCount({ path: window.location.pathname, view: { referrer: comesFrom(), missing, ...search } })
}
