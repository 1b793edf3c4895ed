import { describe, expect, it } from 'vitest'
import { dropColours } from './colours'

describe('dropColours', () => {
  it.each([
    ['red spring', 'spring'],
    ['gold shock', 'shock'],
    ['rear shock black', 'rear shock'],
    ['โช้คหลังสีทอง pcx', 'โช้คหลัง pcx'],
    ['โช้คดำ เรนเจอร์', 'โช้ค เรนเจอร์'],
    ['赤いスプリング', 'スプリング'],
    ['PCX 黒色のサス', 'PCX サス'],
  ])('reads %s as %s', (query, left) => {
    expect(dropColours(query)).toBe(left)
  })

  it.each(['silver wing rear shock', 'Gold Wing', 'black', 'black-edition', 'แดงใหญ่', 'ranger'])(
    'leaves %s',
    (query) => {
      expect(dropColours(query)).toBe(query)
    },
  )
})
