import { describe, expect, it } from 'vitest'
import { fc } from '@/tests/support/properties'
import { readPhone, showHandle, showPhone, showPhoneWithCountry } from './phone'

describe('readPhone', () => {
  it.each([
    ['081-234-5678', 'TH', '+66812345678'],
    ['0812345678', 'TH', '+66812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', 'TH', '+66812345678'],
    ['+66 81 234 5678', 'JP', '+66812345678'],
    ['+66 (0)81 234 5678', 'TH', '+66812345678'],
    ['66812345678', 'TH', '+66812345678'],
    ['02-123-4567', 'TH', '+6621234567'],
    ['02-123-4567 ต่อ 12', 'TH', '+6621234567'],
    ['โทร. 053 123 456', 'TH', '+6653123456'],
    ['090-1234-5678', 'JP', '+819012345678'],
    ['０９０−１２３４−５６７８', 'JP', '+819012345678'],
    ['03-1234-5678', 'JP', '+81312345678'],
    ['020 2123 4567', 'LA', '+8562021234567'],
    ['0044 20 7946 0958', 'TH', '+442079460958'],
  ])('reads %s (%s)', (text, country, expected) => {
    expect(readPhone(text, country)).toBe(expected)
  })

  it.each([
    '',
    '081-234-567',
    '08123456789',
    '012-345-6789',
    '1669',
    'call me',
    '081-234-5678 หรือ 02-123-4567',
    '0'.repeat(50),
  ])('refuses %s', (text) => {
    expect(readPhone(text, 'TH')).toBeNull()
  })

  it('reads what it shows', () => {
    fc.assert(
      fc.property(fc.constantFrom('6', '8', '9'), fc.integer({ min: 0, max: 99_999_999 }), (first, rest) => {
        const number = `+66${first}${String(rest).padStart(8, '0')}`
        const read = readPhone(number)
        if (read !== null) expect(readPhone(showPhone(read))).toBe(read)
      }),
    )
  })
})

describe('showPhone', () => {
  it.each([
    ['+66812345678', 'TH', '081-234-5678'],
    ['+6621234567', 'TH', '02-123-4567'],
    ['+6653123456', 'TH', '053-123-456'],
    ['+66812345678', 'JP', '+66 81 234 5678'],
    ['+819012345678', 'JP', '090-1234-5678'],
    ['nonsense', 'TH', 'nonsense'],
  ])('%s in %s: %s', (number, country, expected) => {
    expect(showPhone(number, country)).toBe(expected)
  })
})

it.each([
  ['+66921234567', '+66 92 123 4567'],
  ['+81921234567', '+81 92 123 4567'],
  ['nonsense', 'nonsense'],
])('shows the country of %s: %s', (number, shown) => {
  expect(showPhoneWithCountry(number)).toBe(shown)
})

it('shows what somebody signs in with, a number as people write it', () => {
  expect(showHandle('+66812345678')).toBe('081-234-5678')
  expect(showHandle('somchai+66812345678@example.com')).toBe('somchai+66812345678@example.com')
})
