import { environment } from '@/lib/config/environment'
import { createDiskStorage } from './disk'
import { createS3Storage } from './s3'

/** Where files from visitors lie. Keys are made by this program: words of letters, digits, `-` and `.`, joined by slashes. */
export type FileStorage = {
  /** Resolves once the bytes survive a power cut. */
  write(key: string, bytes: Buffer, type: string): Promise<void>
  /** Throws when there is no such file. */
  read(key: string): Promise<Buffer>
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>
}

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
