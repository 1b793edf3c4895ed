import { environment } from '@/lib/config/environment'
import { isFault, storageUnavailable } from '@/lib/server/fault'
import { createDiskStorage } from './disk'
import { FileMissing, type FileStorage } from './file-storage'
import { createS3Storage } from './s3'
import { checkKey } from './storage-key'

let known: FileStorage | null = null

/** The storage that the environment names: S3 when S3_ENDPOINT is set, a folder otherwise. */
export function getStorage(): FileStorage {
  known ??= withFaults(openStorage())
  return known
}

/** The same storage, which throws a Fault for whatever says neither that a file is missing nor that its key is none: it may work later. */
export function withFaults(storage: FileStorage): FileStorage {
  const orFault = async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    checkKey(key)
    try {
      return await ask()
    } catch (error) {
      throw isFault(error) || error instanceof FileMissing ? error : storageUnavailable(error)
    }
  }
  return {
    write: (key, bytes, type) => orFault(key, () => storage.write(key, bytes, type)),
    read: (key) => orFault(key, () => storage.read(key)),
    remove: (key) => orFault(key, () => storage.remove(key)),
  }
}

function openStorage(): FileStorage {
  const { STORAGE_DIR, S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment()
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return createDiskStorage(STORAGE_DIR)
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
