import { describe, expect, it } from 'vitest'
import { partsOfDay, toDay } from './day-parts'

describe('a day in three parts', () => {
  it.each([
    ['1', '2', '2026', '2026-02-01'],
    ['29', '2', '2567', '2024-02-29'],
    ['๑', '12', '๒๕๖๙', '2026-12-01'],
    ['29', '2', '2026', ''],
    ['31', '4', '2026', ''],
    ['1', '', '2026', ''],
    ['1', '13', '2026', ''],
    ['1', '1', '26', ''],
    ['-1', '1', '2026', ''],
  ])('reads %s/%s/%s as %j', (day, month, year, iso) => expect(toDay({ day, month, year })).toBe(iso))

  it('shows the year of the language', () => {
    expect(partsOfDay('2026-11-09', 'th')).toEqual({ day: 9, month: 11, year: 2569 })
    expect(partsOfDay('2026-11-09', 'ja')).toEqual({ day: 9, month: 11, year: 2026 })
    expect(partsOfDay('', 'en')).toEqual({})
  })
})
