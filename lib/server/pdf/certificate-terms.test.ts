import { describe, expect, it, vi } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { exclusions, inclusions } from '@/lib/domain/warranty/terms'
import { loadMessages } from '@/lib/i18n/messages'
import { drawTerms } from './certificate-terms'
import type { Sheet } from './kit/sheet'
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
})
