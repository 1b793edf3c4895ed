import { environment } from '@/lib/config/environment'
import { createDiskStorage } from './disk'
import type { FileStorage } from './file-storage'
import { createS3Storage } from './s3'

let known: FileStorage | null = null

/** The storage that the environment names: S3 when S3_ENDPOINT is set, a folder otherwise. */
export function getStorage(): FileStorage {
  known ??= openStorage()
  return known
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
