import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { writeMyData } from './my-data'

const data = {
  madeAt: '2026-11-23T03:00:00.000Z',
  account: 'a-1',
  parts: [
    {
      id: 'warranty',
      tables: [
        {
          table: 'warranty',
          leftOut: null,
          rows: [
            { number: 'W-7KQ4-M2XD', owner: { name: 'สมชาย', email: 'somchai@example.com' }, bought_on: '2026-11-10' },
          ],
        },
      ],
    },
    { id: 'caller', tables: [{ table: 'caller_day', leftOut: 'hashed' as const, rows: [] }] },
    { id: 'wish', tables: [{ table: 'wish', leftOut: null, rows: [] }] },
  ],
}

describe('what is stored about somebody, as a document', () => {
  it.each(langs)('is a PDF in %s', async (lang) => {
    const bytes = await writeMyData({ kind: 'my-data', data, name: 'สมชาย', lang })
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(5000)
  })
})
