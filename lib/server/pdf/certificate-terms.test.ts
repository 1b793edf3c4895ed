import { describe, expect, it, vi } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { exclusions, inclusions } from '@/lib/domain/warranty/terms'
import { loadMessages } from '@/lib/i18n/messages'
import { drawTerms, heightOfTerms } from './certificate-terms'
import { openSheet, type Sheet } from './kit/sheet'
import { readPdfTexts } from './texts'

vi.mock('./kit/structure', () => ({
  mark: (_sheet: unknown, _tag: string, draw: () => void) => draw(),
  decorate: () => undefined,
}))

describe.each(langs)('the certificate in %s', (lang) => {
  it('prints the lists of the terms, whole and in their order', async () => {
    const block = vi.fn(() => 10)
    drawTerms({ line: vi.fn(), block } as unknown as Sheet, await readPdfTexts(lang), 560)
    const { warranty } = await loadMessages(lang)
    expect(block.mock.calls.map(([text]: readonly unknown[]) => text)).toEqual([
      ...inclusions.map((id) => warranty.inclusions[id]),
      ...exclusions.map((id) => warranty.exclusions[id]),
    ])
  })

  it('knows how high they are', async () => {
    const sheet = await openSheet({ lang, title: '', subject: '' })
    const texts = await readPdfTexts(lang)
    const ends: number[] = []
    const block: Sheet['block'] = (text, place, style) => {
      const height = sheet.heightOf(text, place.width, style)
      ends.push(place.y + height)
      return height
    }
    drawTerms({ ...sheet, line: vi.fn(), block }, texts, 560)
    const end = 560 + heightOfTerms(sheet, texts)
    expect(Math.max(...ends)).toBeLessThanOrEqual(end)
    expect(Math.max(...ends)).toBeGreaterThan(end - 4)
  })
})
