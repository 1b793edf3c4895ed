import type { placeEndpoints } from '@/lib/contract/place'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const placeHandlers: HandlersOf<typeof placeEndpoints> = {}
