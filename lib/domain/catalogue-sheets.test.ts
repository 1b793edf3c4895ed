import { describe, expect, it } from 'vitest'
import type { Catalogue, CataloguePart } from '@/lib/contract/catalogue'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { cutByWeight, cutCatalogue, isOnePage, listModels, sheetOfParts } from './catalogue-sheets'

const drawn = makeDrawn('mono-shock')

function makePart(i: number, models: readonly string[]): CataloguePart {
  const number = String(i).padStart(4, '0')
  const fits = models.map((model) => ({ model, fromYear: 2018, toYear: null }))
  return { ...drawn, id: `part-${number}`, code: `KX${number}`, name: 'A shock', family: 'car', series: 'dtg', fits }
}

function makeCatalogue(parts: number, models: number): Catalogue {
  const ids = Array.from({ length: models }, (_, i) => `model-${i}`)
  return {
    name: 'Master-Catalogue',
    productCount: parts,
    editionOn: '2026-11-23',
    chapters: [
      {
        family: 'car',
        sections: [
          {
            series: 'dtg',
            parts: Array.from({ length: parts }, (_, i) => makePart(i, ids.slice(0, 1 + (i % models)))),
          },
        ],
      },
    ],
    models: ids.map((id) => ({ id, type: 'car', brandId: 'b', brand: 'B', model: id, fromYear: 2018, toYear: null })),
  }
}

describe('cutByWeight', () => {
  it('fills pieces up to the limit, and leaves what is heavier alone', () => {
    expect(cutByWeight([3, 3, 5, 12, 1], 8, (one) => one)).toEqual([[3, 3], [5], [12], [1]])
  })
})

describe('a catalogue of 5,000 parts', () => {
  const catalogue = makeCatalogue(5000, 40)
  const sheets = cutCatalogue(catalogue)

  it('is cut into pages of which none grows too large, each with its own address', () => {
    expect(isOnePage(catalogue)).toBe(false)
    expect(new Set(sheets.map(({ slug }) => slug)).size).toBe(sheets.length)
    for (const sheet of sheets) {
      if (sheet.kind === 'chapter')
        expect(sheet.tables.reduce((sum, { parts }) => sum + parts.length, 0)).toBeLessThanOrEqual(160)
      if (sheet.kind === 'codes') expect(sheet.entries.length).toBeLessThanOrEqual(900)
    }
  })

  it('loses no part and no model', () => {
    expect(sheetOfParts(sheets).size).toBe(5000)
    const codes = sheets.flatMap((sheet) => (sheet.kind === 'codes' ? sheet.entries : []))
    expect(codes).toHaveLength(5000)
    const models = sheets.flatMap((sheet) => (sheet.kind === 'models' ? sheet.entries : []))
    expect(new Set(models.map(({ model }) => model.id)).size).toBe(40)
    expect(models.reduce((sum, { parts }) => sum + parts.length, 0)).toBe(
      listModels(catalogue).reduce((sum, { parts }) => sum + parts.length, 0),
    )
  })
})

it('a small catalogue is one page', () => {
  expect(isOnePage(makeCatalogue(50, 5))).toBe(true)
})
