import { describe, expect, it } from 'vitest'
import { isWeakPin } from './weak-pin'

const owner = { phone: '+66812345679', years: [2022, 2026] }

describe('a PIN', () => {
  it.each([
    '000000',
    '999999',
    '121212',
    '112211',
    '123456',
    '012345',
    '890123',
    '987654',
    '321098',
    '407407',
    '081234',
    '234567',
    '345679',
    '668123',
    '202291',
    '912026',
    '256907',
    '102565',
  ])('%s is soon guessed', (pin) => {
    expect(isWeakPin(pin, owner)).toBe(true)
  })

  it.each(['407138', '820195', '135790', '123457', '199519', '000312'])('%s is as good as any', (pin) => {
    expect(isWeakPin(pin, owner)).toBe(false)
  })

  it('another owner’s number and year are no better than others', () => {
    expect(isWeakPin('345679', { phone: '+819012345670', years: [2020] })).toBe(false)
  })
})
