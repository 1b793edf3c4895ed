import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountEndpoints } from '@/lib/contract/account-endpoints'
import { ApiError, type ErrorCode } from '@/lib/contract/api-error'
import type { Endpoint } from '@/lib/contract/endpoint'
import { readFailure } from '@/lib/client/read-failure'
import { localeList, type Locale } from '@/lib/i18n/locales'
import { withMessages } from '@/tests/support/with-messages'
import { useAccountFailure } from './failure-text'

/** Mistakes of the page, not of the person in front of it. */
const ofPages: readonly ErrorCode[] = ['INVALID_INPUT', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'REQUEST_TIMEOUT']

async function tellIn(locale: Locale) {
  const { result } = renderHook(() => useAccountFailure(), await withMessages(locale, ['account.failures', 'form']))
  return (code: ErrorCode) => result.current(readFailure(new ApiError(code, { retryAfterSeconds: 130 })))
}

describe.each(localeList)('a failure of an account in %s', (locale) => {
  it('is told for everything that can go wrong', async () => {
    const tell = await tellIn(locale)
    const endpoints: Endpoint[] = Object.values(accountEndpoints)
    const codes = new Set(endpoints.flatMap(({ errors }) => [...errors]).filter((code) => !ofPages.includes(code)))
    for (const code of codes) expect(tell(code), code).not.toBe(tell('INTERNAL'))
    expect(tell('TOO_MANY_REQUESTS')).toContain('3')
  })
})

it('a weak password names its field', () => {
  const fields = [{ path: 'password', code: 'invalid' as const }]
  expect(readFailure(new ApiError('WEAK_PASSWORD', { fields })).fields).toEqual(fields)
})
