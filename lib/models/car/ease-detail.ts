import type { Detail } from '../shape/detail'

/** For small parts and for what is inside: fewer steps where the whole has to stay light, nothing taken away from pictures. */
export function easeDetail(detail: Detail, share = 0.7): Detail {
  if (detail.round > 64) return detail
  return {
    ...detail,
    round: Math.max(16, Math.round(detail.round * share)),
    fillet: 1,
    thread: Math.max(16, Math.round(detail.thread * share)),
    threadCoarseness: detail.threadCoarseness * 1.2,
    wire: Math.max(8, Math.round(detail.wire * 0.75)),
  }
}
