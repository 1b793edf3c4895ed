import { createHmac } from 'node:crypto'
import { foldMailbox } from '@/lib/domain/mailbox'
import { deriveKey } from '@/lib/server/http/token'

/** Crockford's base 32: no letter that is taken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const keyLength = 25

/** What opens a case: made from its id and this site's secret, and never stored. 125 bits, in groups of five. */
export function caseKeyOf(id: string): string {
  const bytes = createHmac('sha256', deriveKey('case key')).update(id).digest()
  const key = [...bytes.subarray(0, keyLength)].map((byte) => letters.charAt(byte % letters.length)).join('')
  return key.replace(/.{5}(?=.)/g, '$&-')
}

function keyedHash(label: string, text: string): string {
  return createHmac('sha256', deriveKey(label)).update(text).digest('hex')
}

/** Of a key as it is typed: capitals or not, with or without hyphens, O for 0, I or L for 1. */
export function hashCaseKey(typed: string): string {
  const key = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return keyedHash('case key hash', key)
}

/** Finds what a mailbox may have sent without keeping it; the address in the content says whose it is. Null = none was given. */
export function hashMailbox(mailbox: string | null): string | null {
  return mailbox === null ? null : keyedHash('case mailbox', foldMailbox(mailbox))
}

/** `phone` in E.164. */
export function hashPhone(phone: string | null): string | null {
  return phone === null ? null : keyedHash('case phone', phone)
}
