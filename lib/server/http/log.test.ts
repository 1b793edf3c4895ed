import { describe, expect, it } from 'vitest'
import { describeFailure } from './log'

describe('describeFailure', () => {
  it('keeps type, message and places of an error of our own', () => {
    const { type, message, at } = describeFailure(new TypeError('no such table'))
    expect([type, message]).toEqual(['TypeError', 'no such table'])
    expect(at[0]).toMatch(/log\.test\.ts/)
  })

  it('takes over no values that PostgreSQL tells', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "Somchai"'), {
      code: '22P02',
      detail: 'Key (email)=(somchai@example.com) already exists.',
      where: 'somchai',
    })
    const told = describeFailure(error)
    expect(told).toMatchObject({ type: 'Error', code: '22P02' })
    expect(JSON.stringify(told).toLowerCase()).not.toContain('somchai')
  })

  it('takes over nothing a request carried, in its cause neither', () => {
    const request = Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      config: { data: '{"email":"somchai@example.com"}' },
    })
    const told = describeFailure(new Error('the company does not answer', { cause: request }))
    expect(told).toMatchObject({
      message: 'the company does not answer',
      cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
    })
    expect(JSON.stringify(told)).not.toContain('somchai')
  })

  it('takes over no piece of a text that could not be read', () => {
    const told = (() => {
      try {
        return JSON.parse('Somchai Jaidee') as unknown
      } catch (error) {
        return describeFailure(error)
      }
    })()
    expect(told).toMatchObject({ type: 'SyntaxError' })
    expect(JSON.stringify(told)).not.toContain('Somchai')
  })

  it('tells only the type of what is no error', () => {
    expect(describeFailure('somchai@example.com')).toEqual({ type: 'string', at: [] })
  })
})
