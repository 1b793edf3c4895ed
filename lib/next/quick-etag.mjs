import { createHash } from 'node:crypto'

/**
 * Stands in for Next's own (`next/dist/server/lib/etag`), which goes through a page character by character with each request.
 * @type {typeof import('./quick-etag.mjs').generateETag}
 */
export function generateETag(payload, weak = false) {
  return `${weak ? 'W/' : ''}"${createHash('sha1').update(payload).digest('base64url')}"`
}
