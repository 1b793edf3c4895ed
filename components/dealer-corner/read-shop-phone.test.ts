import { expect, it } from 'vitest'
import { listingValuesSchema } from '@/lib/contract/dealer-listing'
import { readShopPhone } from './read-shop-phone'

it.each([
  ['+66 2 000 0003', '02-000-0003'],
  ['๐๒-๐๐๐-๐๐๐๒', '02-000-0002'],
  ['０２－０００－０００２', '02-000-0002'],
  ['053123456', '053-123-456'],
  [' 067 000 0001 ', '067-000-0001'],
])('%s is kept as %s', (typed, kept) => {
  expect(readShopPhone(typed, [])).toBe(kept)
  expect(listingValuesSchema.shape.phones.safeParse([kept]).success).toBe(true)
})

it.each(['0812', '1669', 'phone', '+81 92-123-4567'])('%s is none of Thailand', (typed) => {
  expect(readShopPhone(typed, [])).toBeNull()
})

it('leaves what is kept as it is', () => {
  expect(readShopPhone('02 000 0001', ['02 000 0001'])).toBe('02 000 0001')
})
