import type { importEndpoints } from '@/lib/contract/import'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { commitImport, getImport, listImports, rehearseImport, undoImport } from './imports'

export const importHandlers: HandlersOf<typeof importEndpoints> = {
  listImports,
  getImport,
  rehearseImport,
  commitImport,
  undoImport,
}
