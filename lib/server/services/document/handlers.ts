import type { documentEndpoints } from '@/lib/contract/document'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getApprovals } from './approvals'
import { getFileDownloads } from './downloads'

export const documentHandlers: HandlersOf<typeof documentEndpoints> = { getFileDownloads, getApprovals }
