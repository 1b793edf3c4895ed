import type { warrantyEndpoints } from '@/lib/contract/warranty'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const warrantyHandlers: HandlersOf<typeof warrantyEndpoints> = {}
