import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './http/token'

function signatureOf(kind: string, id: string): Buffer {
  return createHmac('sha256', deriveKey(`private-link ${kind}`))
    .update(id)
    .digest()
}

/** `<id>.<signature>`: whoever has it may see and change the one thing it names. `kind` keeps links of different things apart. Nothing is stored. */
export function makePrivateToken(kind: string, id: string): string {
  return `${id}.${signatureOf(kind, id).toString('base64url')}`
}

/** The id of a genuine token of this kind; null = forged, cut off, or of another kind. Compared in constant time. */
export function readPrivateToken(kind: string, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const id = token.slice(0, dot)
  const given = Buffer.from(token.slice(dot + 1), 'base64url')
  const expected = signatureOf(kind, id)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
