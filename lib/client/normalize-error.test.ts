import { AxiosError } from 'axios'
import { describe, expect, it } from 'vitest'
import { ApiError, errorStatus, type ErrorCode } from '@/lib/contract/api-error'
import { isRetryable, normalizeError } from './normalize-error'

describe('normalizeError', () => {
  it('keeps what is normalised already', () => {
    const error = new ApiError('FORBIDDEN')
    expect(normalizeError(error)).toBe(error)
  })

  it.each<[unknown, string]>([
    [new Error('Out of paper'), 'Out of paper'],
    [new TypeError('x is undefined'), 'x is undefined'],
    ['a text', 'Error'],
    [null, 'Error'],
    [undefined, 'Error'],
  ])('falls back to 500 for %s', (thrown, message) => {
    expect(normalizeError(thrown)).toMatchObject({ code: 'INTERNAL', status: 500, message })
  })

  it.each(['ECONNABORTED', 'ETIMEDOUT'])('%s is a timeout', (code) => {
    expect(normalizeError(new AxiosError('late', code))).toMatchObject({ code: 'TIMEOUT', status: 504 })
  })

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'ERR_NETWORK', undefined])('%s is an unreachable company', (code) => {
    expect(normalizeError(new AxiosError('down', code))).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      status: 502,
      message: 'down',
    })
  })
})

describe('isRetryable', () => {
  it.each(Object.keys(errorStatus) as ErrorCode[])('%s', (code) => {
    expect(isRetryable(new ApiError(code))).toBe(code === 'UPSTREAM_UNAVAILABLE' || code === 'TIMEOUT')
  })
})
