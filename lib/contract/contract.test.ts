import { describe, expect, it } from 'vitest'
import { slugSchema, yearMonthSchema } from './common'
import type { Endpoint } from './endpoint'
import { endpoints, type OperationId } from './endpoints'
import { ApiError, errorCodes, errorStatus } from './api-error'
import { apiErrorSchema } from './errors'
import { getFitVerdictQuery } from './fitment'
import { compareQuery, getProductsQuery } from './product-list'

describe('shapes', () => {
  it.each([
    ['2021-01', true],
    ['2021-12', true],
    ['2021-13', false],
    ['2021-00', false],
    ['2021-1', false],
    ['21-01', false],
    ['2021-01-01', false],
  ])('month %s: %s', (text, valid) => {
    expect(yearMonthSchema.safeParse(text).success).toBe(valid)
  })

  it.each([
    ['gtx-370', true],
    ['a', true],
    ['a--b', false],
    ['-a', false],
    ['a-', false],
    ['A', false],
    ['a b', false],
    ['', false],
    ['ก', false],
    ['a'.repeat(121), false],
  ])('slug %s: %s', (text, valid) => {
    expect(slugSchema.safeParse(text).success).toBe(valid)
  })
})

describe('lists in a query', () => {
  it.each<[unknown, string[]]>([
    [undefined, []],
    ['', []],
    ['car', ['car']],
    ['car,van', ['car']],
    [
      ['car', 'pickup'],
      ['car', 'pickup'],
    ],
    ['car,pickup', ['car', 'pickup']],
  ])('family %j', (family, expected) => {
    const parsed = getProductsQuery.safeParse({ family })
    if (family === 'car,van') expect(parsed.success).toBe(false)
    else expect(parsed.data?.family).toEqual(expected)
  })

  it('have a limit', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `p-${i}`)
    expect([
      compareQuery.safeParse({ ids: many(4) }).success,
      compareQuery.safeParse({ ids: many(5) }).success,
      compareQuery.safeParse({ ids: [] }).success,
    ]).toEqual([true, false, false])
    expect([
      getFitVerdictQuery.safeParse({ vehicle: 'v', products: many(96).join(',') }).success,
      getFitVerdictQuery.safeParse({ vehicle: 'v', products: many(97) }).success,
    ]).toEqual([true, false])
  })

  it('defaults: first page of 24 in English, best match first', () => {
    expect(getProductsQuery.parse({})).toMatchObject({
      lang: 'en',
      page: 1,
      pageSize: 24,
      sort: 'relevance',
      tolerance: 10,
    })
  })
})

describe('endpoints', () => {
  it('have an address each', () => {
    const addresses = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { path } of Object.values(endpoints)) expect(path).toMatch(/^[A-Za-z][\w/-]*[\w]$/)
  })

  it.each(Object.keys(endpoints) as OperationId[])('%s: UNAUTHORIZED exactly where a token is needed', (id) => {
    const endpoint: Endpoint = endpoints[id]
    expect(endpoint.errors.includes('UNAUTHORIZED')).toBe(endpoint.auth !== false)
  })
})

describe('errors', () => {
  it('have the status that the specification of HTTP gives them', () => {
    expect(errorStatus).toMatchObject({
      INVALID_INPUT: 400,
      UNAUTHORIZED: 401,
      INVALID_CREDENTIALS: 401,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
      METHOD_NOT_ALLOWED: 405,
      REQUEST_TIMEOUT: 408,
      PAYLOAD_TOO_LARGE: 413,
      TOO_MANY_REQUESTS: 429,
      INTERNAL: 500,
      UPSTREAM_UNAVAILABLE: 502,
      SERVICE_UNAVAILABLE: 503,
      TIMEOUT: 504,
      STORAGE_FULL: 507,
    })
  })

  it.each(errorCodes)('%s is its own message until another is given', (code) => {
    expect(new ApiError(code)).toMatchObject({
      code,
      message: code,
      status: errorStatus[code],
      fields: [],
      retryAfterSeconds: null,
    })
    expect(new ApiError(code, { message: 'other', status: 499 })).toMatchObject({ message: 'other', status: 499 })
  })

  it('are refused with a code nobody knows', () => {
    expect(apiErrorSchema.safeParse({ error: { code: 'OOPS', message: '', requestId: '' } }).success).toBe(false)
  })
})
