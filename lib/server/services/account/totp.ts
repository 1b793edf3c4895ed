import { createHmac, timingSafeEqual } from 'node:crypto'

// RFC 6238 with what every authenticator app understands: SHA-1, six digits, half a minute.

const stepSeconds = 30
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Number of the half-minute. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** Bytes as RFC 4648 base 32, which apps take typed in. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters.charAt(parseInt(five.padEnd(5, '0'), 2))).join('')
}

/** The code of a step (RFC 4226, section 5.3). */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, later than `after`; clocks may differ by one. Null = none: wrong, too old, or used before. */
export function findStep(secret: Buffer, code: string, { now, after }: { now: Date; after: number }): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const given = Buffer.from(code)
  const present = stepOf(now)
  const matching = [present - 1, present, present + 1].filter((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), given),
  )
  return matching.find((step) => step > after) ?? null
}

/** What an app reads from a QR code. */
export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
