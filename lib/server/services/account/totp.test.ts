import { describe, expect, it } from 'vitest'
import { findStep, stepOf, toBase32, totpCode, totpUri } from './totp'

const secret = Buffer.from('12345678901234567890')

describe('codes of a second factor', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i are those of RFC 6238', (second, code) => {
    expect(totpCode(secret, stepOf(new Date(second * 1000)), 8)).toBe(code)
  })

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['foobar', 'MZXW6YTBOI'],
  ])('write their secret as RFC 4648: %s', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written)
  })

  it('are taken from one half-minute before to one after, and once', () => {
    const now = new Date(1_700_000_000_000)
    const step = stepOf(now)
    for (const near of [step - 1, step, step + 1]) {
      expect(findStep(secret, totpCode(secret, near), { now, after: 0 })).toBe(near)
      expect(findStep(secret, totpCode(secret, near), { now, after: near })).toBeNull()
    }
    for (const far of [step - 2, step + 2])
      expect(findStep(secret, totpCode(secret, far), { now, after: 0 })).toBeNull()
    for (const typed of ['', '12345', '1234567', 'ABCDE-FGHJK', '๑๒๓๔๕๖'])
      expect(findStep(secret, typed, { now, after: 0 })).toBeNull()
  })

  it('are known to apps by an address', () => {
    expect(totpUri(secret, 'YSS Suspension', 'a@example.com')).toBe(
      'otpauth://totp/YSS%20Suspension:a%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=YSS%20Suspension',
    )
  })
})
