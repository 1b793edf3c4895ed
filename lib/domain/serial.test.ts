import { describe, expect, it } from 'vitest'
import { fc } from '@/tests/support/properties'
import { checkCharacter, formatSerial, madeOn, printedSerial, readSerial, serialFrom } from './serial'

describe('checkCharacter', () => {
  // Worked example of ISO 7064 MOD 37,36 as Global Release Identifiers use it.
  it('is that of the standard', () => {
    expect(checkCharacter('A12425GABC1234002')).toBe('M')
  })
})

const serials = fc.record({
  week: fc.integer({ min: 1, max: 52 }),
  year: fc.integer({ min: 20, max: 29 }),
  line: fc.constantFrom('A', 'B', 'K', 'Z'),
  number: fc.integer({ min: 1, max: 99_990 }),
})
const lotOf = (year: number, week: number, line: string) => `${year}${String(week).padStart(2, '0')}${line}`
const textOf = ({ week, year, line, number }: { week: number; year: number; line: string; number: number }) =>
  serialFrom(lotOf(year, week, line), number)

describe('serials', () => {
  it('are read back however they are typed', () => {
    fc.assert(
      fc.property(serials, (parts) => {
        const text = textOf(parts)
        for (const typed of [
          text,
          text.toLowerCase(),
          text.replaceAll('-', ''),
          text.replaceAll('-', ' '),
          ` ${text} `,
          text.replace(/0/g, 'O'),
          text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit))),
        ]) {
          const reading = readSerial(typed)
          expect(reading).toMatchObject({
            kind: 'serial',
            serial: { text, number: Number(text.slice(6, 11)), week: parts.week, year: 2000 + parts.year },
          })
        }
      }),
    )
  })

  it('with one wrong digit are never taken for another part', () => {
    const wrong = Array.from({ length: 300 }, (_, at) =>
      textOf({
        year: 20 + (at % 10),
        week: 1 + (at % 52),
        line: 'ABKZ'.charAt(at % 4),
        number: 1 + at * 331,
      }).replaceAll('-', ''),
    ).flatMap((right) =>
      [0, 1, 2, 3, 5, 6, 7, 8, 9].flatMap((place) =>
        Array.from(
          { length: 9 },
          (_, i) => right.slice(0, place) + String((Number(right[place]) + i + 1) % 10) + right.slice(place + 1),
        ),
      ),
    )
    expect(wrong.filter((text) => readSerial(text).kind === 'serial')).toEqual([])
  })

  it('leave out the numbers whose check character would be read as a digit', () => {
    expect(checkCharacter('2018B70739')).toBe('O')
    expect(formatSerial('2018B', 70_739)).toBeNull()
    expect(readSerial('2018B-70739-O').kind).toBe('wrong-check-character')
    expect(serialFrom('2018B', 70_739)).toMatch(/^2018B-70740-/)
  })

  it.each(['', 'TG36-330TRCL-07B', '2600A-00001-0', '2654A-00001-0', 'ฟหกด', '2614A'])('%j is none', (text) => {
    expect(readSerial(text).kind).toBe('no-serial')
  })

  it.each([
    [2026, 1, '2025-12-29'],
    [2026, 14, '2026-03-30'],
    [2020, 53, '2020-12-28'],
  ])('week %i/%i began on %s', (year, week, day) => {
    expect(madeOn({ year, week })).toBe(day)
  })
})

describe('printedSerial', () => {
  it.each([
    ['2614a 04217 y', '2614A-04217-Y'],
    ['２６１４Ａ－０４２１７－Ｙ', '2614A-04217-Y'],
    ['๒๖๑๔A-๐๔๒๑๗-Y', '2614A-04217-Y'],
    [' worn 12 ', 'WORN 12'],
    ['๒๖๑๔', '2614'],
  ])('%s is shown as %s', (typed, printed) => {
    expect(printedSerial(typed)).toBe(printed)
  })
})
