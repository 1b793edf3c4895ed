import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a header carries this secret. Compares digests, which are of one length, in constant time: the answer's delay tells nothing about the secret. */
export function isBearer(header: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
}
