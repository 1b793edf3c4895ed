// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: renewals.d.mts.
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Pages that are made anew at the same time, at most: while one waits for its data, the others have the processor. */
const most = 4
/** Longer than a page takes: one that was begun and never stored gives its place back. */
const longestMs = 5000
/** What next.config gives a page of the catalogue; the build does not write it beside the page. */
const buildSeconds = 3600

/** Next loads this file under several addresses; the count is to be there once. */
const holder = /** @type {typeof globalThis & { pageRenewals?: Map<string, number> }} */ (globalThis)
/** When each page that is being made anew was begun. */
const begun = (holder.pageRenewals ??= new Map())

/**
 * @param {import('./renewals.mjs').Entry} entry
 * @param {number} now
 */
function isOutOfDate({ lastModified, cacheControl, value }, now) {
  if (lastModified === undefined) return false
  const { revalidate = buildSeconds, expire = Infinity } = cacheControl ?? {}
  // Past its end nobody gets it: the visitor waits for the new one.
  if (lastModified + expire * 1000 < now) return false
  if (revalidate !== false && lastModified + revalidate * 1000 < now) return true
  const tags = value?.headers?.['x-next-cache-tags']
  return typeof tags === 'string' && areTagsStale(tags.split(','), lastModified)
}

/**
 * @param {string} key
 * @param {number} now
 */
function mayBegin(key, now) {
  if (begun.has(key)) return true
  for (const [other, at] of begun) if (now - at > longestMs) begun.delete(other)
  if (begun.size >= most) return false
  begun.set(key, now)
  return true
}

/** @type {typeof import('./renewals.mjs').renewInTurn} */
export function renewInTurn(key, entry, now = Date.now()) {
  return !isOutOfDate(entry, now) || mayBegin(key, now) ? entry : { ...entry, lastModified: now }
}

/** @param {string} key */
export function endRenewal(key) {
  begun.delete(key)
}
