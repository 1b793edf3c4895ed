import { BlockList, isIPv4 } from 'node:net'
import { environment } from '@/lib/config/environment'
import { networkOf, readAddress } from './ip-address'
import { peerAddressHeader } from './peer-address'

export type CallerAddress = {
  /** In one spelling; null = a call inside this process. */
  address: string | null
  /** Whether a trusted proxy stands between, whose headers can be believed. */
  proxied: boolean
}

/** Addresses and networks (`10.0.0.0/8`) to ask for an address. */
export function createNetworkList(entries: readonly string[]): { has: (address: string) => boolean } {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return { has: (address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') }
}

let trustedProxies: ReturnType<typeof createNetworkList> | null = null

/** Who calls: the other end of the connection or, where that is a proxy named in TRUSTED_PROXIES, whom the proxy names in X-Forwarded-For. */
export function readCallerAddress(request: Request): CallerAddress {
  trustedProxies ??= createNetworkList(environment().TRUSTED_PROXIES)
  const peer = readAddress(request.headers.get(peerAddressHeader()) ?? '')
  return peer === null
    ? { address: null, proxied: false }
    : followProxies(peer, request.headers.get('x-forwarded-for'), trustedProxies)
}

/** Reads X-Forwarded-For from its end, where the nearest proxy wrote, as far as each hop may be believed. What is no address leaves the hop that wrote it. */
export function followProxies(
  peer: string,
  forwardedFor: string | null,
  trusted: { has: (address: string) => boolean },
): CallerAddress {
  const hops = forwardedFor?.split(',').reverse() ?? []
  let address = peer
  for (const hop of hops) {
    const before = trusted.has(address) ? readAddress(hop) : null
    if (before === null) break
    address = before
  }
  return { address, proxied: trusted.has(peer) }
}

/** What limits count a caller by: an IPv4 address, or the IPv6 network of which one visitor usually has all addresses. Callers without an address share one count. */
export function callerKey(address: string | null, bits = 64): string {
  return address === null ? 'unknown' : networkOf(address, bits)
}
