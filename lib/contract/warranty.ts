import type { Endpoint } from './endpoint'
import { buyerEndpoints } from './warranty-buyer'
import { contactEndpoints } from './warranty-contact'
import { messagesEndpoints } from './warranty-messages'
import { checkEndpoints } from './warranty-check'
import { claimEndpoints } from './warranty-claim'
import { passportEndpoints } from './warranty-passport'
import { registerEndpoints } from './warranty-register'
import { reviewEndpoints } from './warranty-review'

export const warrantyEndpoints = {
  ...registerEndpoints,
  ...checkEndpoints,
  ...passportEndpoints,
  ...claimEndpoints,
  ...buyerEndpoints,
  ...messagesEndpoints,
  ...contactEndpoints,
  ...reviewEndpoints,
} as const satisfies Record<string, Endpoint>
