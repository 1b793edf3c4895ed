import type { documentEndpoints } from '@/lib/contract/document'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const documentHandlers: HandlersOf<typeof documentEndpoints> = {}
