// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: page-end.d.mts.

/** @param {string} html */
export function endHeadersOf(html) {
  const until = /<div data-frame="true"[^>]* data-until="([^"]+)"/.exec(html)?.[1]
  return until ? { expires: new Date(until).toUTCString(), 'x-accel-expires': '0' } : {}
}

/**
 * @param {Record<string, unknown> | undefined} headers
 * @param {number} now
 */
export function isOver(headers, now) {
  return typeof headers?.expires === 'string' && Date.parse(headers.expires) <= now
}
