import { contentSecurityPolicy } from './csp.mjs'

/** Headers of every answer, whoever gives it: page, file, redirect, refusal or error. */
const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

const policyName = 'content-security-policy'
/** Of answers that are no page: nothing in them may load or run anything, and nobody may frame them. */
const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** How long a shared cache may keep "not found", s: the page may exist a minute later. */
const missingSeconds = 60

type Headers = {
  hasHeader(name: string): boolean
  getHeader(name: string): number | string | string[] | undefined
  setHeader(name: string, value: string): unknown
}

const listOf = (value: number | string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [String(value)]

/**
 * Policy of an answer. A stored page brings its own, with the hashes of its scripts, and one rendered per request has a nonce from middleware;
 * of two the page's own, which came last, counts. What is left are error pages, whose inline scripts differ each time, and answers that are no page.
 */
function policyOf(headers: Headers, siteUrl: string): string {
  const own = listOf(headers.getHeader(policyName)).at(-1)
  if (own !== undefined) return own
  const type = listOf(headers.getHeader('content-type')).join()
  if (type.startsWith('text/html'))
    return contentSecurityPolicy({
      scripts: ["'unsafe-inline'"],
      styles: ["'unsafe-inline'"],
      siteUrl,
      development: process.env.NODE_ENV === 'development',
    })
  // A worker obeys the policy that its own file came with.
  return type.includes('javascript') ? "default-src 'self'; frame-ancestors 'none'" : closedPolicy
}

/** Gives an answer every header it must have, and each of them once. */
export function completeHeaders(
  headers: Headers,
  {
    status,
    siteUrl,
    query,
  }: { status: number; siteUrl: string; /** With its question mark, or empty. */ query: string },
): void {
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.hasHeader(name)) headers.setHeader(name, value)
  headers.setHeader(policyName, policyOf(headers, siteUrl))
  const [location] = listOf(headers.getHeader('location'))
  // A stored redirect has one Location from the store and one from Next, and knows no query.
  if (location !== undefined)
    headers.setHeader('location', status === 308 && !location.includes('?') ? location + query : location)
  // Next keeps a page that was not found for a year, like any other stored page.
  if (status === 404 && listOf(headers.getHeader('cache-control')).join().includes('s-maxage'))
    headers.setHeader('cache-control', `public, max-age=0, s-maxage=${missingSeconds}`)
}

type HeaderRule = { source: string; has?: { type: 'query'; key: string }[]; headers: { key: string; value: string }[] }
const forever = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }]

/** Pictures have their version in the query; without one they may change. */
export function pictureHeaders(): HeaderRule[] {
  return [{ source: '/pictures/:file', has: [{ type: 'query', key: 'v' }], headers: forever }]
}

/** The name of a film carries the hash of what it was drawn from; the text files beside it bring their own header. */
export function filmHeaders(): HeaderRule[] {
  return [{ source: '/films/:file([a-z0-9-]+\\.[0-9a-f]{10}\\.mp4)', headers: forever }]
}
