import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './http/token'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Text that only this site's token secret opens. `purpose` names the key; `id`, the row it belongs to, so that it cannot be moved to another. Base64url. */
export function sealText(purpose: string, id: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, deriveKey(purpose), iv).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when it was sealed for another row, purpose or secret, or was changed. */
export function openText(purpose: string, id: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, deriveKey(purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}
