import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvLine, csvMark } from './csv'

describe('csvLine', () => {
  it.each(['=1+1', '+1', '-1+2', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '－1'])(
    'keeps %j from being a formula',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`)
    },
  )

  it('leaves figures and other text alone', () => {
    expect(csvLine([-12.5, 0, 'PCX160', 'ตำแหน่ง', '前 後'])).toBe('"-12.5","0","PCX160","ตำแหน่ง","前 後"\r\n')
  })

  it('is read back as it was, with quotes, commas and line breaks', () => {
    const cells = ['a "b"', 'c,d', 'e\r\nf', '']
    expect(parse(csvMark + csvLine(cells), { bom: true, relax_column_count: true })).toEqual([cells])
  })
})
