import type { Failure } from '@/lib/client/read-failure'

/** True when the link, the PIN or both are wrong; the company does not tell which. */
export function isWrongKey({ code }: Failure): boolean {
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT'
}
