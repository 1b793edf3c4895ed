import { describe, expect, it } from 'vitest'
import { isMadeIn, readTypedVehicle } from './vehicle-year'

describe('readTypedVehicle', () => {
  it.each([
    ['D-Max 2016', 'D-Max', 2016],
    ['ดีแม็กซ์ 2559', 'ดีแม็กซ์', 2016],
    ['ดีแม็กซ์ ปี ๒๕๕๙', 'ดีแม็กซ์', 2016],
    ['เวฟ 110i ปี2560', 'เวฟ 110i', 2017],
    ['ハイエース　2016年式', 'ハイエース', 2016],
    ['ＤＭＡＸ ２０１６', 'DMAX', 2016],
    ['2021 Honda Forza', 'Honda Forza', 2021],
    ['Peugeot 2008 2016', 'Peugeot 2008', 2016],
    ['CBR 1000RR', 'CBR 1000RR', null],
    ['Z1000', 'Z1000', null],
    ['2614A-04217', '2614A-04217', null],
    ['R 1250 GS', 'R 1250 GS', null],
    ['D-Max 201', 'D-Max 201', null],
    ['', '', null],
  ] as const)('reads %j', (text, name, year) => {
    expect(readTypedVehicle(text)).toEqual({ name, year })
  })
})

describe('isMadeIn', () => {
  it('counts the years in which making began and ended', () => {
    const made = { from: '2015-12', to: '2019-09' }
    expect([2014, 2015, 2017, 2019, 2020].map((year) => isMadeIn(made, year))).toEqual([false, true, true, true, false])
    expect(isMadeIn({ from: '2024-01', to: null }, 2026)).toBe(true)
  })
})
