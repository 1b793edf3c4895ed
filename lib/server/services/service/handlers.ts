import type { serviceEndpoints } from '@/lib/contract/service'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const serviceHandlers: HandlersOf<typeof serviceEndpoints> = {}
