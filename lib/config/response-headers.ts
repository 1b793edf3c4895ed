/** Headers of every answer; the content security policy of pages is added by the cache handler, which knows their inline scripts. */
export function securityHeaders(): { key: string; value: string }[] {
  return [
    { key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains' },
    { key: 'x-content-type-options', value: 'nosniff' },
    { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
    { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()' },
    { key: 'cross-origin-opener-policy', value: 'same-origin' },
  ]
}

/** Pictures have their version in the query; without one they may change. */
export function pictureHeaders(): { source: string; has: { type: 'query'; key: string }[]; headers: { key: string; value: string }[] }[] {
  return [{ source: '/pictures/:file', has: [{ type: 'query', key: 'v' }], headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] }]
}

/** The name of a film carries the hash of what it was drawn from; the text files beside it bring their own header. */
export function filmHeaders(): { source: string; headers: { key: string; value: string }[] }[] {
  return [{ source: '/films/:file([a-z0-9-]+\\.[0-9a-f]{10}\\.mp4)', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] }]
}
