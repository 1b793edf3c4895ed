import { describe, expect, it } from 'vitest'
import { buildSearchDocuments } from './search-documents'
import type { CatalogueModel } from './types'

/** Years by which a generation is found in 2026. */
function yearsOf(from: string, to: string | null): number[] {
  const generation = {
    id: 'yamaha-sr400-one',
    name: 'One',
    from,
    to,
    drives: [],
    engineCc: 399,
    electric: false,
    electronic: false,
    mountPoints: [],
  }
  const name = (text: string) => ({ en: text, th: text, ja: text })
  const model: CatalogueModel = {
    id: 'yamaha-sr400',
    brandId: 'yamaha',
    type: 'bigbike',
    body: 'bigbike',
    name: name('SR400'),
    aliases: { en: [], th: [], ja: [] },
    generations: [generation],
  }
  const brands = [{ id: 'yamaha', name: name('Yamaha') }]
  const [document] = buildSearchDocuments({ brands, models: [model], products: [], fitments: [] }, 2026)
  return document?.body.match(/\b\d{4}\b/g)?.map(Number) ?? []
}

const ends = (years: readonly number[]) => [years[0], years.at(-1), years.length]

describe('a vehicle is found by its years', () => {
  it.each([
    ['2018-03', '2021-06', [2018, 2021, 4]],
    ['2005-01', null, [2005, 2027, 23]],
    ['2022-01', null, [2022, 2037, 16]],
  ])('from %s to %s', (from, to, expected) => {
    expect(ends(yearsOf(from, to))).toEqual(expected)
  })

  it.each([
    ['1978-01', null, [2003, 2027, 25]],
    ['1978-03', '2008-12', [1984, 2008, 25]],
  ])('of many, from %s to %s, the last 25', (from, to, expected) => {
    expect(ends(yearsOf(from, to))).toEqual(expected)
  })
})
