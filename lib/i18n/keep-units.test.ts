import { expect, test } from 'vitest'
import { keepUnits } from './keep-units'

test('a figure keeps its unit beside it', () => {
  expect(keepUnits('Rear shock 348 mm TRC for NMAX 155')).toBe('Rear shock 348\u00a0mm TRC for NMAX 155')
  expect(keepUnits('โช้คหลัง 330 มม. สำหรับ PCX')).toBe('โช้คหลัง 330\u00a0มม. สำหรับ PCX')
})
