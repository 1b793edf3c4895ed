import { describe, expect, it } from 'vitest'
import { ApiError, errorCodes } from '@/lib/contract/api-error'
import { orNull } from './not-found'

describe('orNull', () => {
  it('hands on an answer', async () => {
    expect(await orNull(Promise.resolve(0))).toBe(0)
  })

  it.each(errorCodes)('%s', async (code) => {
    const reading = orNull(Promise.reject(new ApiError(code)))
    if (code === 'NOT_FOUND') expect(await reading).toBeNull()
    else await expect(reading).rejects.toMatchObject({ code })
  })

  it('throws what is no answer of the company', async () => {
    await expect(orNull(Promise.reject(new TypeError('x')))).rejects.toThrow('x')
  })
})
