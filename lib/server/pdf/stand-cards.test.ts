import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { readPdfQrCodes } from '@/tests/support/pdf-qr-codes'
import { writeStandCards } from './stand-cards'

const cards = ['C1', 'C2', 'C3', 'C4', 'C5'].map((code) => ({
  code,
  title: 'แผ่นเหล็กที่งอได้ / たわむ円板',
  url: `https://www.example.com/dc/${code}`,
}))

describe('cards for the stands', () => {
  it.each(langs)('each open the page of their stand, four to a page, in %s', async (lang) => {
    expect(readPdfQrCodes(await writeStandCards(cards, lang))).toEqual(cards.map(({ url }) => url))
  })

  it('are at least one', async () => {
    await expect(writeStandCards([], 'en')).rejects.toThrow(RangeError)
  })
})
