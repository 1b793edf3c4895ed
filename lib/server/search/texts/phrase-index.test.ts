import { describe, expect, it } from 'vitest'
import { buildPhraseIndex, comparePhrases } from './phrase-index'

const index = buildPhraseIndex([
  { of: 'leak', text: 'oil dripping from my shock' },
  { of: 'leak', text: 'wet fork leg' },
  { of: 'claim', text: 'how do i claim warranty' },
  { of: 'claim', text: 'เคลมประกันยังไง' },
  { of: 'sag', text: 'サグ出しのやり方' },
])
const likest = (text: string) => [...comparePhrases(index, text, 0.3)].sort((a, b) => b[1] - a[1])[0]?.[0]

describe('queries that are compared with others', () => {
  it.each([
    ['oil is dripping down the shock', 'leak'],
    ['claim the warranty', 'claim'],
    ['เคลมประกันได้ที่ไหน', 'claim'],
    ['サグ出し 方法', 'sag'],
  ])('%s is meant as %s is', (text, meant) => {
    expect(likest(text)).toBe(meant)
  })

  it.each(['what is it', 'zzzz', '2018', ''])('%j is like none of them', (text) => {
    expect(comparePhrases(index, text, 0.3).size).toBe(0)
  })

  it('are wholly alike where they are the same', () => {
    expect(comparePhrases(index, 'Wet fork leg', 0.3).get('leak')).toBeCloseTo(1, 9)
  })
})
