import { expect, it } from 'vitest'
import { provinceAt } from './province-at'
import { thailandMap } from './thailand-map'

it.each([
  ['Bangkok', 13.75, 100.55, '10'],
  ['Chiang Mai', 18.79, 98.98, '50'],
  ['Khon Kaen', 16.43, 102.83, '40'],
  ['Phuket', 7.95, 98.34, '83'],
  ['Yangon', 16.87, 96.2, null],
  ['Tokyo', 35.68, 139.69, null],
  ['the Gulf of Thailand', 11.5, 100.9, null],
])('%s', (_name, lat, lng, code) => {
  expect(provinceAt(thailandMap.provinces, { lat, lng })).toBe(code)
})
