import type { uploadEndpoints } from '@/lib/contract/upload'
import type { HandlersOf } from '@/lib/server/services/handlers-of'

export const uploadHandlers: HandlersOf<typeof uploadEndpoints> = {}
