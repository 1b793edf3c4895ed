import { describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { findQuestions } from './find-questions'
import { faqGolden } from './golden.fixture'
import { loadFaqIndex } from './search-index'
import { stemWord } from '@/lib/server/search/texts/stem'

const index = await loadFaqIndex({ db: await openCompanyDatabase('sqlite'), now: new Date() })

describe('search among the questions', () => {
  it.each(faqGolden)('$query → $expected', ({ query, expected }) => {
    expect(findQuestions(index, query).ids.slice(0, 3)).toContain(expected)
  })

  it.each(['', '   ', 'xyzzyqwv', '????', '%_\'";--', '\u0000', '💥', 'ก', 'の', 'a'.repeat(500)])(
    'answers %j without throwing',
    (query) => {
      expect(Array.isArray(findQuestions(index, query).ids)).toBe(true)
    },
  )

  it.each(['xyzzyqwv', 'blockchain', 'พิซซ่า', '寿司'])('finds nothing for %s', (query) => {
    expect(findQuestions(index, query)).toEqual({ ids: [], corrected: null })
  })

  it('says what was read on the other keyboard layout', () => {
    expect(findQuestions(index, '8]bd').corrected).toBe('คลิก')
    expect(findQuestions(index, 'clicks').corrected).toBeNull()
  })

  it('gives few questions, not half of the list', () => {
    for (const { query } of faqGolden) expect(findQuestions(index, query).ids.length, query).toBeLessThanOrEqual(20)
  })
})

it.each([
  ['leaking', 'leak'],
  ['leaks', 'leak'],
  ['fitted', 'fit'],
  ['setting', 'set'],
  ['spring', 'spring'],
  ['sag', 'sag'],
  ['ซีล', 'ซีล'],
])('stem of %s: %s', (word, stem) => {
  expect(stemWord(word)).toBe(stem)
})
