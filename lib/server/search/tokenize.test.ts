import { describe, expect, it } from 'vitest'
import { joinedTokens, splitRuns, toBigrams, tokensOfRuns } from './tokenize'

describe('splitRuns', () => {
  it('cuts between scripts and between letters and digits, and counts the words', () => {
    expect(splitRuns('PCX160 โช้คหลัง用リア')).toEqual([
      { script: 'latin', text: 'pcx', word: 0 },
      { script: 'digit', text: '160', word: 0 },
      { script: 'thai', text: 'โชคหลัง', word: 1 },
      { script: 'cjk', text: '用りあ', word: 1 },
    ])
  })

  it('gives nothing for nothing', () => {
    expect(splitRuns(' !? ')).toEqual([])
  })
})

describe('toBigrams', () => {
  it.each([
    ['โชค', ['โช', 'ชค']],
    ['車', ['車']],
    ['𠮷野家', ['𠮷野', '野家']],
    ['', []],
  ])('pairs the characters of %s', (text, expected) => {
    expect(toBigrams(text)).toEqual(expected)
  })
})

describe('tokensOfRuns', () => {
  it('finds a name joined or split at digits', () => {
    for (const text of ['PCX160', 'PCX 160', 'pcx-160'])
      expect(tokensOfRuns(splitRuns(text), false)).toEqual(['pcx', '160', 'pcx160'])
  })

  it('joins three parts where digits are among them', () => {
    expect(tokensOfRuns(splitRuns('CB 650 R'), false)).toEqual(expect.arrayContaining(['cb650', '650r', 'cb650r']))
  })

  it('joins long words only when asked', () => {
    const runs = splitRuns('grand filano')
    expect(joinedTokens(runs, false)).toEqual([])
    expect(joinedTokens(runs, true)).toEqual(['grandfilano'])
    expect(joinedTokens(splitRuns('d max'), false)).toEqual(['dmax'])
  })
})
