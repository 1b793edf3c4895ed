import { expect, test } from 'vitest'
import { splitMadeFor } from './made-for'

test.each([
  ['en', 'GTX rear shock 330 mm TRC for Click 160', 'GTX rear shock 330 mm TRC', ' for Click 160'],
  ['th', 'โช้คหลัง GTX 330 mm TRC สำหรับ Click 160', 'โช้คหลัง GTX 330 mm TRC', ' สำหรับ Click 160'],
  ['ja', 'GTX リアショック 330 mm TRC（Click 160用）', 'GTX リアショック 330 mm TRC', '（Click 160用）'],
  ['en', 'Fork oil 15 mm²/s 1 l', 'Fork oil 15 mm²/s 1 l', ''],
] as const)('%s: %s', (lang, name, base, madeFor) => {
  expect(splitMadeFor(name, lang)).toEqual({ base, madeFor })
})
