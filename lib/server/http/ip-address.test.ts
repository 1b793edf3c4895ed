import { describe, expect, it } from 'vitest'
import { networkOf, readAddress } from './ip-address'

describe('readAddress', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:C000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::1', '::1'],
    ['', null],
    ['unknown', null],
    ['192.0.2.1:443', null],
    ['192.0.2.256', null],
    ['[2001:db8::1]', null],
    ['fe80::1%eth0', null],
  ])('%j is %j', (text, address) => {
    expect(readAddress(text)).toBe(address)
  })
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', 64, '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', 64, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', 64, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', 48, '2001:db8:1::/48'],
    ['2001:db8::1', 64, '2001:db8:0:0::/64'],
    ['::1', 64, '0:0:0:0::/64'],
    ['2001:db8::5:6:7:8', 64, '2001:db8:0:0::/64'],
    ['2001:db8:1::', 64, '2001:db8:1:0::/64'],
  ])('%s in /%i: %s', (address, bits, network) => {
    expect(networkOf(address, bits)).toBe(network)
  })
})
