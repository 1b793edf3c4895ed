import { createHash, randomBytes } from 'node:crypto'
import type { storedFileTypes, Upload, UploadPurpose } from '@/lib/contract/upload'
import { ApiError } from '@/lib/contract/api-error'
import { photoLimits } from '@/lib/domain/photo-limits'
import type { ServiceContext } from '@/lib/server/services/context'
import type { FileStorage } from '@/lib/server/storage/file-storage'
import { detectFileType, isWholePdf } from './file-type'
import { preparePicture } from './prepare-picture'

type Prepared = { bytes: Buffer; type: (typeof storedFileTypes)[number]; width: number | null; height: number | null }

async function prepare(bytes: Buffer): Promise<Prepared> {
  if (bytes.length > photoLimits.maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE')
  const type = detectFileType(bytes)
  if (type === null) throw new ApiError('UNSUPPORTED_FILE')
  if (type === 'heic')
    throw new ApiError('UNSUPPORTED_FILE', { message: 'HEIC and AVIF are not read here; send a JPEG' })
  if (type !== 'application/pdf') return { type: 'image/jpeg', ...(await preparePicture(bytes, type)) }
  if (!isWholePdf(bytes)) throw new ApiError('UNSUPPORTED_FILE', { message: 'The PDF is damaged' })
  return { bytes, type, width: null, height: null }
}

/** Keeps a file from a visitor. Its row follows only once the file is safe, so that a row never names a file that is not there. */
export async function storeUpload(
  storage: FileStorage,
  purpose: UploadPurpose,
  { db, file, now }: Pick<ServiceContext, 'db' | 'file' | 'now'>,
): Promise<Upload> {
  if (file === null || file.bytes.length === 0)
    throw new ApiError('INVALID_INPUT', { message: 'There is no file in the body' })
  const { bytes, type, width, height } = await prepare(file.bytes)
  const id = randomBytes(16).toString('hex')
  const key = `${now.toISOString().slice(0, 10)}/${randomBytes(16).toString('hex')}.${type === 'image/jpeg' ? 'jpg' : 'pdf'}`
  await storage.write(key, bytes, type)
  const row = {
    id,
    purpose,
    type,
    bytes: bytes.length,
    width,
    height,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: key,
    created_at: now.toISOString(),
    claimed_by: null,
  }
  try {
    await db.insertInto('upload').values(row).execute()
  } catch (error) {
    await storage.remove(key)
    throw error
  }
  return { id, type, bytes: bytes.length, width, height }
}
