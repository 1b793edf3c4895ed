import { isIPv4, isIPv6 } from 'node:net'

/** An IP address in one spelling; IPv4 written as IPv6 (`::ffff:192.0.2.1`) is IPv4. Null = not an address. */
export function readAddress(text: string): string | null {
  const address = text.trim()
  if (isIPv4(address)) return address
  if (!isIPv6(address) || address.includes('%')) return null
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.')
}

/** The IPv6 network of so many bits (a multiple of 16) that an address lies in; an IPv4 address is a network of its own. Takes what `readAddress` answers. */
export function networkOf(address: string, bits: number): string {
  if (isIPv4(address)) return address
  const [left = '', right] = address.split('::')
  const head = left.split(':')
  const tail = right ? right.split(':') : []
  const groups =
    right === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups
    .slice(0, bits / 16)
    .map((group) => group || '0')
    .join(':')}::/${bits}`
}
