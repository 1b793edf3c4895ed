import '@/tests/support/environment'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Catalogue, CataloguePart } from '@/lib/contract/catalogue'
import { langs } from '@/lib/contract/lang-words'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { joinPages } from './join-pages'
import { writeCatalogue } from './write-catalogue'

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function makeCatalogue(count: number): Catalogue {
  const fits = [{ model: 'honda-pcx160', fromYear: 2021, toYear: null }]
  const parts = Array.from({ length: count }, (_, i): CataloguePart => {
    const code = `TG36-${300 + i}TRC-01B`
    const names = { family: 'scooter', series: 'gtx' } as const
    return { ...makeDrawn('unit-swing-shock'), id: code.toLowerCase(), code, name: 'โช้คหลัง', ...names, fits }
  })
  return {
    name: 'Moto-Scooter',
    productCount: count,
    editionOn: '2026-11-23',
    chapters: [{ family: 'scooter', sections: [{ series: 'gtx', parts }] }],
    models: [
      {
        id: 'honda-pcx160',
        type: 'scooter',
        brandId: 'honda',
        brand: 'Honda',
        model: 'PCX160 กู้ภัย',
        fromYear: 2021,
        toYear: null,
      },
    ],
  }
}

/** The text that a reader finds: what the fonts say their glyphs stand for. */
function readGlyphTexts(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes)
  const streams = [...latin(bytes).matchAll(/stream\n/g)].flatMap(({ index }) => {
    const from = index + 'stream\n'.length
    const end = buffer.indexOf('endstream', from)
    try {
      return inflateSync(buffer.subarray(from, end)).toString('latin1')
    } catch {
      return []
    }
  })
  const maps = streams.filter((text) => text.includes('beginbfrange')).join('')
  return [...maps.matchAll(/[0-9a-f]{4}/g)].map(([code]) => String.fromCharCode(parseInt(code, 16))).join('')
}

describe('writeCatalogue', () => {
  it.each(langs)(
    'writes cover, contents, chapters and indexes in %s, with links and an outline',
    async (lang) => {
      const facts = {
        kind: 'catalogue',
        catalogue: makeCatalogue(60),
        lang,
        siteUrl: 'https://www.example.com',
      } as const
      const bytes = await writeCatalogue(facts)
      const text = latin(bytes)
      const pages = countOf(text, /\/Type \/Page\b(?!s)/g)
      expect(pages).toBeGreaterThanOrEqual(5)
      expect(pages).toBeLessThanOrEqual(8)
      expect(bytes.length).toBeLessThan(1_000_000)
      expect(text).toContain(`/Lang (${lang})`)
      // Chapter, series and two indexes.
      expect(countOf(text, /\/Dest \[|\/Parent \d+ 0 R\n\/Title|\/Title \(/g)).toBeGreaterThanOrEqual(5)
      expect(text).toContain('/Outlines')
      expect(countOf(text, /\/URI \(https:\/\/www\.example\.com/g)).toBe(60)
      expect(countOf(text, /\/S \/GoTo/g)).toBeGreaterThan(60)
    },
    60_000,
  )

  it('keeps Thai whole: marks above and below are in the document, none is replaced', async () => {
    const facts = { kind: 'catalogue', lang: 'th', siteUrl: 'https://www.example.com' } as const
    const glyphs = readGlyphTexts(await writeCatalogue({ ...facts, catalogue: makeCatalogue(3) }))
    for (const character of 'โช้คสกู๊ตเตอร์ แคตตาล็อก กู้ภัย ดัชนีรุ่นรถ ปัจจุบัน'.replaceAll(' ', ''))
      expect(glyphs).toContain(character)
    expect(glyphs).not.toContain('\uFFFD')
  }, 60_000)
})

it('joins neighbouring pages', () => {
  expect(joinPages([7, 4, 6, 4, 8, 12])).toEqual([
    { first: 4, text: '4' },
    { first: 6, text: '6–8' },
    { first: 12, text: '12' },
  ])
})
