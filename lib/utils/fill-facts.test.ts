import { describe, expect, it } from 'vitest'
import { fillFacts } from './fill-facts'

describe('fillFacts', () => {
  it('fills each name, as often as it stands there', () => {
    expect(fillFacts('{answer}, or {answer}; {code}', { answer: '30 days', code: 'x' })).toBe('30 days, or 30 days; x')
  })

  it('takes no fact for granted', () => {
    expect(() => fillFacts('within {answer}', {})).toThrow('{answer}')
    expect(() => fillFacts('within {toString}', {})).toThrow('{toString}')
  })
})
