import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCharacter, formatSerial, madeOn, readSerial } from './serial'

describe('checkCharacter', () => {
  // Worked example of ISO 7064 MOD 37,36 as Global Release Identifiers use it.
  it('is that of the standard', () => {
    expect(checkCharacter('A12425GABC1234002')).toBe('M')
  })
})

const serials = fc.record({ week: fc.integer({ min: 1, max: 52 }), year: fc.integer({ min: 20, max: 29 }), line: fc.constantFrom('A', 'B', 'K', 'Z'), number: fc.integer({ min: 1, max: 99_999 }) })
const textOf = ({ week, year, line, number }: { week: number; year: number; line: string; number: number }) => formatSerial(`${year}${String(week).padStart(2, '0')}${line}`, number)

describe('serials', () => {
  it('are read back however they are typed', () => {
    fc.assert(fc.property(serials, (parts) => {
      const text = textOf(parts)
      for (const typed of [text, text.toLowerCase(), text.replaceAll('-', ''), text.replaceAll('-', ' '), ` ${text} `, text.replace(/0/g, 'O')]) {
        const reading = readSerial(typed)
        expect(reading).toMatchObject({ kind: 'serial', serial: { text, number: parts.number, week: parts.week, year: 2000 + parts.year } })
      }
    }))
  })

  it('with one wrong digit are never taken for another part', () => {
    fc.assert(fc.property(serials, fc.integer({ min: 5, max: 9 }), fc.integer({ min: 1, max: 9 }), (parts, place, shift) => {
      const bare = textOf(parts).replaceAll('-', '')
      const wrong = bare.slice(0, place) + String((Number(bare[place]) + shift) % 10) + bare.slice(place + 1)
      expect(readSerial(wrong).kind).not.toBe('serial')
    }))
  })

  it.each(['', 'TG36-330TRCL-07B', '2600A-00001-0', '2654A-00001-0', 'ฟหกด', '2614A'])('%j is none', (text) => {
    expect(readSerial(text).kind).toBe('no-serial')
  })

  it.each([[2026, 1, '2025-12-29'], [2026, 14, '2026-03-30'], [2020, 53, '2020-12-28']])('week %i/%i began on %s', (year, week, day) => {
    expect(madeOn({ year, week })).toBe(day)
  })
})
