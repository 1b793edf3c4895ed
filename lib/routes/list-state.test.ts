import { describe, expect, it } from 'vitest'
import { listQuery, parseListState, parseYear, type SearchParams } from './list-state'

describe('parseListState', () => {
  it('reads what makes sense', () => {
    expect(
      parseListState(
        {
          family: ['car', 'pickup'],
          adjuster: 'R,C',
          lengthMin: '300',
          sort: 'newest',
          page: '3',
          vehicle: 'honda-pcx160-2021',
        },
        'th',
      ),
    ).toMatchObject({
      lang: 'th',
      pageSize: 24,
      family: ['car', 'pickup'],
      adjuster: ['R', 'C'],
      lengthMin: 300,
      sort: 'newest',
      page: 3,
      vehicle: 'honda-pcx160-2021',
    })
  })

  it('reads figures in Thai and in full-width digits', () => {
    expect(parseListState({ measureLength: '๓๖๕.๕', measureStroke: '７０', tolerance: '๑๕' }, 'th')).toMatchObject({
      measureLength: 365.5,
      measureStroke: 70,
      tolerance: 15,
    })
    expect(parseListState({ lengthMin: '๓๐๐', lengthMax: '３５０', priceMin: '1 000' }, 'th')).toMatchObject({
      lengthMin: 300,
      lengthMax: 350,
      priceMin: 1000,
    })
  })

  const nothing = parseListState({}, 'en')
  it.each<SearchParams>([
    { page: 'abc' },
    { page: '-1' },
    { page: ['1', '2'] },
    { page: '1e9' },
    { sort: 'cheapest' },
    { sort: ['name', 'code'] },
    { family: 'boat' },
    { family: ['boat', 'ship'] },
    { lengthMin: 'long' },
    { lengthMin: '-5' },
    { lengthMax: '99999' },
    { priceMin: 'NaN' },
    { vehicle: '../../etc/passwd' },
    { vehicle: "x' or 1=1" },
    { vehicle: ['a', 'b'] },
    { vehicleType: 'boat' },
    { measureTop: 'rope' },
    { tolerance: '-1' },
    { axle: 'middle' },
    { adjuster: 'Q' },
    { page: '' },
    { family: '' },
    { lengthMin: undefined },
    { unknown: 'x', utm_source: 'letter' },
    { __proto__: 'x', constructor: 'y' },
    { ids: Array.from({ length: 30 }, (_, i) => `product-${i}`) },
  ])('drops nonsense: %j', (params) => {
    expect(parseListState(params, 'en')).toEqual(nothing)
  })

  it('keeps the good keys beside the bad ones', () => {
    expect(parseListState({ page: 'abc', family: 'vespa', sort: 'cheapest', construction: 'piggyback' }, 'ja')).toEqual(
      { ...parseListState({ family: 'vespa', construction: 'piggyback' }, 'ja') },
    )
    expect(parseListState({ page: 'abc', family: 'vespa' }, 'ja')).toMatchObject({
      family: ['vespa'],
      page: 1,
      lang: 'ja',
    })
  })

  it('takes neither language nor page size from the address', () => {
    expect(parseListState({ lang: 'th', pageSize: '96' }, 'en')).toMatchObject({ lang: 'en', pageSize: 24 })
  })
})

describe('parseYear', () => {
  it.each<[string | string[] | undefined, number | null]>([
    ['2021', 2021],
    ['1949', null],
    ['2101', null],
    ['2021.5', null],
    ['abc', null],
    [undefined, null],
    ['', null],
    [['2021', '2022'], null],
  ])('%j', (year, expected) => {
    expect(parseYear({ year })).toBe(expected)
  })
})

describe('listQuery', () => {
  it.each<[SearchParams, SearchParams, string]>([
    [{}, {}, ''],
    [{ family: 'car' }, {}, '?family=car'],
    [{ family: 'car', page: '3' }, {}, '?family=car'],
    [{ family: 'car', page: '3' }, { page: '4' }, '?family=car&page=4'],
    [{ family: ['car', 'van'], sort: 'name' }, { family: ['car'] }, '?family=car&sort=name'],
    [{ family: ['car', 'van'] }, { family: undefined }, ''],
    [{ family: '', sort: 'name' }, {}, '?sort=name'],
    [{ q: 'a & b=ค' }, {}, '?q=a+%26+b%3D%E0%B8%84'],
  ])('%j with %j', (params, changes, expected) => {
    expect(listQuery(params, changes)).toBe(expected)
  })
})
