import type { dealerEndpoints } from '@/lib/contract/dealer'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const dealerHandlers: HandlersOf<typeof dealerEndpoints> = {}
