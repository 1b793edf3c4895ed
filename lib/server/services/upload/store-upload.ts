import { createHash, randomBytes } from 'node:crypto'
import type { storedFileTypes, Upload, UploadPurpose } from '@/lib/contract/upload'
import { ApiError } from '@/lib/contract/api-error'
import { docxType } from '@/lib/contract/file-types'
import { fileRulesOf, photoLimits } from '@/lib/domain/photo-limits'
import type { ServiceContext } from '@/lib/server/services/context'
import type { FileStorage } from '@/lib/server/storage/file-storage'
import { isTextDocument } from './docx'
import { detectFileType, isWholePdf } from './file-type'
import { preparePicture } from './prepare-picture'

type Prepared = { bytes: Buffer; type: (typeof storedFileTypes)[number]; width: number | null; height: number | null }

const extensions = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf', [docxType]: 'docx' } as const

async function prepare(bytes: Buffer, purpose: UploadPurpose): Promise<Prepared> {
  if (bytes.length > photoLimits.maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE')
  const type = detectFileType(bytes)
  const rules = fileRulesOf(purpose)
  if (type === 'heic')
    throw new ApiError('UNSUPPORTED_FILE', { message: 'HEIC and AVIF are not read here; send a JPEG' })
  if (type === null || !rules.types.includes(type)) throw new ApiError('UNSUPPORTED_FILE')
  if (type !== 'application/pdf' && type !== docxType)
    return { type: 'image/jpeg', ...(await preparePicture(bytes, type, rules)) }
  if (!(type === docxType ? await isTextDocument(bytes) : isWholePdf(bytes)))
    throw new ApiError('UNSUPPORTED_FILE', { message: 'The document is damaged, or is something else' })
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
  const { bytes, type, width, height } = await prepare(file.bytes, purpose)
  const id = randomBytes(16).toString('hex')
  const key = `${now.toISOString().slice(0, 10)}/${randomBytes(16).toString('hex')}.${extensions[type]}`
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
