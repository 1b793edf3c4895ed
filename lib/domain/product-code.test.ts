import { expect, test } from 'vitest'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import { constructions, finishes, productKinds, springTypes } from '@/lib/contract/product-words'
import { codeMounts, decodeProductCode, encodeProductCode, normalizeCode } from './product-code'

const twin = {
  kind: 'twin-shock',
  construction: 'piggyback',
  bodyMm: 36,
  lengthMm: 330,
  adjusters: ['L', 'C', 'T', 'R'],
  sequence: 7,
  finish: 'black',
} as const

test('writes the adjusters in their fixed order', () => {
  expect(encodeProductCode(twin)).toBe('TG36-330TRCL-07B')
})

test.each([
  'TG36-330TRCL-07B',
  'tg36-330trcl-07b',
  'TG36330TRCL07B',
  ' tg36 330 trcl 07b ',
  'TG36-33OTRCL-O7B',
  'ＴＧ３６－３３０ＴＲＣＬ－０７Ｂ',
  'TG36–330TRCL–07B',
])('reads %s', (text) => {
  expect(decodeProductCode(text)).toEqual({
    mount: 'T',
    kinds: ['twin-shock'],
    constructionLetter: 'G',
    construction: 'piggyback',
    bodyMm: 36,
    lengthMm: 330,
    adjusters: ['T', 'R', 'C', 'L'],
    sequence: 7,
    finish: 'black',
  })
})

test.each([
  '',
  'PCX160',
  'TG36-330TRCL',
  'TG36-330CRTL-07B',
  'TG36-330TT-07B',
  'XX36-330TRCL-07B',
  'TG36-330TRCL-07Q',
  'TG36-330TRCL-7B',
  'TG36-330TRCL-07B-2',
])('does not read %j', (text) => {
  expect(decodeProductCode(text)).toBeNull()
})

test('every kind, construction, spring type, finish and adjuster comes back', () => {
  for (const kind of productKinds) {
    for (const construction of [...constructions, ...springTypes, null]) {
      for (const finish of finishes) {
        const decoded = decodeProductCode(
          encodeProductCode({
            kind,
            construction,
            finish,
            bodyMm: null,
            lengthMm: 5,
            adjusters: adjusterLetters,
            sequence: 123,
          }),
        )
        expect(decoded).toMatchObject({
          construction,
          finish,
          bodyMm: null,
          lengthMm: 5,
          adjusters: adjusterLetters,
          sequence: 123,
        })
        expect(decoded?.kinds).toContain(kind)
      }
    }
  }
})

test('each kind has exactly one letter', () => {
  expect(Object.values(codeMounts).flat().toSorted()).toEqual([...productKinds].toSorted())
})

test('figures that do not fit are refused', () => {
  expect(() => encodeProductCode({ ...twin, lengthMm: 1000 })).toThrow(RangeError)
  expect(() => encodeProductCode({ ...twin, bodyMm: -4 })).toThrow(RangeError)
})

test('the search key ignores case, hyphens, spaces and O for zero', () => {
  expect(normalizeCode('tg36-33o TRCL–07b')).toBe('TG36330TRCL07B')
})
