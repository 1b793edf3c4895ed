import { describe, expect, it } from 'vitest'
import { ApiError, type FieldError } from '@/lib/contract/api-error'
import { readFailure, refusedFields } from './read-failure'

describe('readFailure', () => {
  it.each([
    [null, 1],
    [1, 1],
    [60, 1],
    [61, 2],
  ])('says how many minutes %s seconds are', (retryAfterSeconds, minutes) => {
    expect(readFailure(new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds })).minutes).toBe(minutes)
  })

  it('finds nothing to mend in a conflict, although it names a field', () => {
    const error = new ApiError('CONFLICT', { fields: [{ path: 'slot', code: 'unknown-value' }] })
    expect(readFailure(error)).toEqual({ code: 'CONFLICT', minutes: 1, fields: [] })
  })

  it('takes anything else for a mistake of the page', () => {
    expect(readFailure(new TypeError('x'))).toEqual({ code: 'INTERNAL', minutes: 1, fields: [] })
  })
})

describe('refusedFields', () => {
  const refused = (...fields: FieldError[]) =>
    refusedFields(readFailure(new ApiError('INVALID_INPUT', { fields })), ['owner', 'owner.address', 'photoIds'])

  it('finds the field itself, or the nearest that holds it', () => {
    expect(refused({ path: 'owner.address.line', code: 'required' }, { path: 'photoIds.0', code: 'invalid' })).toEqual([
      { path: 'owner.address', code: 'required' },
      { path: 'photoIds', code: 'invalid' },
    ])
  })

  it('names each once, and none that the form does not have', () => {
    expect(refused({ path: 'photoIds.0', code: 'invalid' }, { path: 'photoIds.1', code: 'too-big' })).toHaveLength(1)
    expect(refused({ path: 'ownership', code: 'invalid' }, { path: 'key', code: 'invalid' })).toEqual([])
  })
})
