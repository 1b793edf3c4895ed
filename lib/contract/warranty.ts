import type { Endpoint } from './endpoint'
import { buyerEndpoints } from './warranty-buyer'
import { contactEndpoints } from './warranty-contact'
import { messagesEndpoints } from './warranty-messages'
import { checkEndpoints } from './warranty-check'
import { passportEndpoints } from './warranty-passport'
import { registerEndpoints } from './warranty-register'
import { reviewEndpoints } from './warranty-review'

export const warrantyEndpoints = {
  ...registerEndpoints,
  ...checkEndpoints,
  ...passportEndpoints,
  ...buyerEndpoints,
  ...messagesEndpoints,
  ...contactEndpoints,
  ...reviewEndpoints,
} as const satisfies Record<string, Endpoint>
