import { createHmac, randomInt } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from '@/lib/server/http/token'

/** Letters that cannot be misread on paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const count = 10
const hashes = z.array(z.string())

const hashCode = (accountId: string, code: string) =>
  createHmac('sha256', deriveKey('recovery code'))
    .update(JSON.stringify([accountId, code.toUpperCase().replace(/[^0-9A-Z]/g, '')]))
    .digest('hex')

const draw = () => Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join('')

/** Ten codes for whoever has lost the phone, and what is kept of them. */
export function makeRecoveryCodes(accountId: string): { codes: string[]; kept: string } {
  const codes = Array.from({ length: count }, () => `${draw()}-${draw()}`)
  return { codes, kept: JSON.stringify(codes.map((code) => hashCode(accountId, code))) }
}

/** What is left once a code is used; null = it is none of them. */
export function withoutRecoveryCode(accountId: string, kept: string, code: string): string | null {
  const known = hashes.parse(JSON.parse(kept))
  const left = known.filter((one) => one !== hashCode(accountId, code))
  return left.length < known.length ? JSON.stringify(left) : null
}
