import type { messageEndpoints } from '@/lib/contract/message'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const messageHandlers: HandlersOf<typeof messageEndpoints> = {}
