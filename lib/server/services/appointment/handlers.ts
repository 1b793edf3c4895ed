import type { appointmentEndpoints } from '@/lib/contract/appointment'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const appointmentHandlers: HandlersOf<typeof appointmentEndpoints> = {}
