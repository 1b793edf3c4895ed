import { describe, expect, it } from 'vitest'
import { readDay, readYear, splitDay } from './typed-date'

describe('a typed year', () => {
  it.each([
    ['2021', 2021],
    [' 2564 ', 2021],
    ['๒๕๖๔', 2021],
    ['๒๐๒๑', 2021],
    ['２０２１', 2021],
    ['พ.ศ. 2564', 2021],
    ['พ.ศ. ๒๕๖๔', 2021],
    ['ค.ศ. 2021', 2021],
    ['ปี 2564', 2021],
    ['2021年', 2021],
    ['2021年式', 2021],
    ['令和3年', 2021],
    ['令和元年', 2019],
    ['平成３１', 2019],
    ['昭和64年', 1989],
    ['19', 19],
    ['3021', 2478],
  ])('%j is %i', (typed, year) => expect(readYear(typed)).toBe(year))

  it.each(['', ' ', 'D-Max', '2021a', '20.5', '-2021', '令和', 'พ.ศ.'])('%j is none', (typed) =>
    expect(readYear(typed)).toBeNull(),
  )
})

describe('a day in three parts', () => {
  it.each([
    ['1', '2', '2026', '2026-02-01'],
    ['29', '2', '2567', '2024-02-29'],
    ['๑', '12', '๒๕๖๙', '2026-12-01'],
    ['１日', '12', '令和８年', '2026-12-01'],
    ['29', '2', '2026', ''],
    ['31', '4', '2026', ''],
    ['1', '', '2026', ''],
    ['1', '13', '2026', ''],
    ['1', '1', '26', ''],
    ['1', '1', '12026', ''],
    ['-1', '1', '2026', ''],
  ])('reads %s/%s/%s as %j', (day, month, year, iso) => expect(readDay({ day, month, year })).toBe(iso))

  it('shows the year of the language', () => {
    expect(splitDay('2026-11-09', 'th')).toEqual({ day: 9, month: 11, year: 2569 })
    expect(splitDay('2026-11-09', 'ja')).toEqual({ day: 9, month: 11, year: 2026 })
    expect(splitDay('', 'en')).toEqual({})
  })
})
