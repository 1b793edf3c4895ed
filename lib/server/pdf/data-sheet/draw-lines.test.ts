import { describe, expect, it } from 'vitest'
import { openSheet } from '../kit/sheet'
import { drawLines, heightOfLines } from './draw-lines'

const tall = { label: 'Adjusters', value: 'Preload\nRebound\nCompression\nLength' }
const low = (label: string) => ({ label, value: '1 mm' })

describe('the figures of a data sheet', () => {
  it('stand in two columns as high as they were measured, the tall ones against more of the others', async () => {
    const sheet = await openSheet({ lang: 'en', title: '', subject: '' })
    const lines = [tall, ...['A', 'B', 'C', 'D', 'E', 'F'].map(low)]
    const top = sheet.y
    drawLines(sheet, lines)
    expect(sheet.y - top).toBeCloseTo(heightOfLines(sheet, lines))
    expect(heightOfLines(sheet, lines)).toBeLessThan(
      heightOfLines(sheet, [tall]) + 3 * heightOfLines(sheet, [low('A')]),
    )
  })

  it('may be none', async () => {
    expect(heightOfLines(await openSheet({ lang: 'en', title: '', subject: '' }), [])).toBe(0)
  })
})
