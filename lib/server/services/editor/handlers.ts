import type { editorEndpoints } from '@/lib/contract/editor'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { checkEntry, publishEntry, removeEntry, restoreEntry, saveEntry, withdrawEntry } from './change-entries'
import { getNextChange } from './overlay'
import { getContentPicture } from './pictures'
import { getEntries, getEntry, previewEntry } from './read-entries'

export const editorHandlers: HandlersOf<typeof editorEndpoints> = {
  getEntries,
  getEntry,
  previewEntry,
  saveEntry,
  checkEntry,
  publishEntry,
  withdrawEntry,
  removeEntry,
  restoreEntry,
  getNextChange,
  getContentPicture,
}
