import type { Leaf } from '@/lib/domain/operation/leaves'
import type { Values } from '@/lib/domain/operation/read-values'

/** What the browser has to know to try an operation. */
export type TriedOperation = {
  id: string
  method: 'GET' | 'POST'
  path: string
  inQuery: boolean
  base: string
  leaves: readonly Leaf[]
  values: Values
  /** It changes data or sends a message. */
  counts: boolean
  /** It may ask who calls. */
  asUser: boolean
  takesFile: boolean
}
