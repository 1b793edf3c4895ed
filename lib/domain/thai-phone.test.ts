import { expect, it } from 'vitest'
import { isMobilePhone, withCountryCode } from './thai-phone'

it('tells a mobile phone from a landline by its first figures', () => {
  expect(['067-000-0001', '081 000 0001', '0900000001'].map(isMobilePhone)).toEqual([true, true, true])
  expect(['02-000-0001', '043-000-001', '077 000 001'].map(isMobilePhone)).toEqual([false, false, false])
})

it('is dialled from abroad without the 0, however it is written', () => {
  expect(['02-000-0001', '067 000 0001', '0670000001'].map(withCountryCode)).toEqual([
    '+66-2-000-0001',
    '+66-67-000-0001',
    '+66-670000001',
  ])
})
