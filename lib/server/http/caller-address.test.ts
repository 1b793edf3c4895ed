import '@/tests/support/environment'
import { describe, expect, it } from 'vitest'
import { from } from '@/tests/support/company-calls'
import { callerKey, createNetworkList, followProxies, readCallerAddress } from './caller-address'

const trusted = createNetworkList(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'])
const nobody = createNetworkList([])

describe('followProxies', () => {
  it.each<[peer: string, forwardedFor: string | null, address: string]>([
    ['203.0.113.5', null, '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['127.0.0.1', null, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::1', '2001:DB8::1', '2001:db8::1'],
    ['127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '192.0.2.1, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['127.0.0.1', '10.1.2.3, fd00::7', '10.1.2.3'],
    ['127.0.0.1', '198.51.100.1, nonsense', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, nonsense, 10.1.2.3', '10.1.2.3'],
  ])('%s with X-Forwarded-For %j: %s', (peer, forwardedFor, address) => {
    expect(followProxies(peer, forwardedFor, trusted).address).toBe(address)
  })

  it('believes nobody where no proxy is named', () => {
    expect(followProxies('127.0.0.1', '198.51.100.1', nobody)).toEqual({ address: '127.0.0.1', proxied: false })
  })
})

describe('readCallerAddress', () => {
  const read = (headers: Record<string, string>) => readCallerAddress(new Request('http://site.test/', { headers }))

  it('takes the connection, and what a proxy named in TRUSTED_PROXIES says', () => {
    expect(read({ ...from('::ffff:203.0.113.5'), 'x-forwarded-for': '198.51.100.1' })).toEqual({
      address: '203.0.113.5',
      proxied: false,
    })
    expect(read({ ...from('192.0.2.250'), 'x-forwarded-for': '198.51.100.1' })).toEqual({
      address: '198.51.100.1',
      proxied: true,
    })
  })

  it('takes nothing a visitor can write himself', () => {
    expect(
      read({ 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1', 'x-peer-address': '192.0.2.250' }),
    ).toEqual({ address: null, proxied: false })
  })
})

it('counts IPv6 by its /64, and all without an address as one', () => {
  expect(new Set(['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::'].map((address) => callerKey(address))).size).toBe(
    1,
  )
  expect(callerKey('2001:db8:0:1::1')).not.toBe(callerKey('2001:db8::1'))
  expect(callerKey('192.0.2.1')).not.toBe(callerKey('192.0.2.2'))
  expect(callerKey(null)).toBe(callerKey(null))
})
