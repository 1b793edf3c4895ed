import { describe, expect, it } from 'vitest'
import { asksMeaning, isQuestion } from './questions'

describe('questions', () => {
  it.each(['what is sag', 'プリロードとは', 'คลิกคืออะไร', "what's rebound"])('hears in %s what is meant', (query) =>
    expect(asksMeaning(query)).toBe(true),
  )
  it.each([
    'can i replace only one shock',
    'โช้คแก๊สดียังไง',
    'ショックは自分で交換できる',
    'do lowering springs ruin shocks',
  ])('hears a question in %s', (query) => expect(isQuestion(query)).toBe(true))
  it.each(['pcx160 rear shock', 'how much are shocks', 'โช้คหลังเวฟ125', 'リアショック'])('hears none in %s', (query) =>
    expect(isQuestion(query)).toBe(false),
  )
})
