import { ApiError } from '@/lib/contract/api-error'
import type { ServiceContext } from '../context'
import type { Change } from './transitions'

/** A change by the signed-in member of staff. FORBIDDEN for anybody else. */
export function staffChange(reason: string | undefined, { user, now }: Pick<ServiceContext, 'user' | 'now'>): Change {
  if (!user?.scope.includes('service')) throw new ApiError('FORBIDDEN')
  return { actor: 'staff', accountId: user.id, reason: reason ?? null, at: now }
}
