import '@/tests/support/environment'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import { databaseUnavailable, diskFull } from '@/lib/server/fault'
import { errorResponse, toApiError } from './error-response'

describe('what was thrown is told as', () => {
  it.each([
    [
      'a full disk',
      diskFull('uploads', Object.assign(new Error('no space left on device, write /srv/uploads'), { code: 'ENOSPC' })),
      507,
      'STORAGE_FULL',
      '5',
    ],
    [
      'a database that is away',
      databaseUnavailable(new Error('connect ECONNREFUSED 10.0.0.7:5432')),
      503,
      'SERVICE_UNAVAILABLE',
      '5',
    ],
    ['a refusal', new ApiError('CONFLICT'), 409, 'CONFLICT', null],
    ['anything else', new Error('secret'), 500, 'INTERNAL', null],
  ])('%s', async (_what, thrown, status, code, retryAfter) => {
    const response = errorResponse(toApiError(thrown), 'a-request-id')
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(await response.json()).toEqual({ error: { code, message: code, requestId: 'a-request-id' } })
  })
})
