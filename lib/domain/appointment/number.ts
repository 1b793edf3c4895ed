import { checkCharacter } from '@/lib/domain/serial'

/** Without I, O, 0 and 1, which are taken for one another over the phone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a visit is called, such as `V-7KQ-MX94`; the last one is a check character. `random` are six or more bytes. */
export function visitNumber(random: Uint8Array): string {
  const body = Array.from(random.slice(0, 6), (byte) => letters.charAt(byte % letters.length)).join('')
  return `V-${body.slice(0, 3)}-${body.slice(3)}${checkCharacter(body)}`
}
