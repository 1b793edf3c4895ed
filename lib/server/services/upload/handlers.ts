import type { uploadEndpoints } from '@/lib/contract/upload'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getStorage } from '@/lib/server/storage/storage'
import { storeUpload } from './store-upload'

export const uploadHandlers: HandlersOf<typeof uploadEndpoints> = {
  uploadFile: ({ purpose }, context) => storeUpload(getStorage(), purpose, context),
}
