import { afterEach, expect, it } from 'vitest'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { endRenewal, renewInTurn } from './renewals.mjs'

const hourMs = 3_600_000
const now = Date.UTC(2026, 10, 28, 12)
const stale = { lastModified: now - hourMs - 1, cacheControl: { revalidate: 3600, expire: 31_536_000 } }
const keys = ['a', 'b', 'c', 'd', 'e', 'f']
const isRenewed = (key: string, entry: Parameters<typeof renewInTurn>[1] = stale, at = now) =>
  renewInTurn(key, entry, at) === entry

afterEach(() => {
  for (const key of keys) endRenewal(key)
  tagsManifest.clear()
})

it('lets four pages be made anew at once, and the next when one is done', () => {
  expect(keys.map((key) => isRenewed(key))).toEqual([true, true, true, true, false, false])
  expect(renewInTurn('e', stale, now)).toEqual({ ...stale, lastModified: now })
  expect(isRenewed('a')).toBe(true)
  endRenewal('b')
  expect([isRenewed('e'), isRenewed('f')]).toEqual([true, false])
})

it('gives the place of a page that never came to another', () => {
  for (const key of keys) isRenewed(key)
  expect(isRenewed('e', stale, now + 5001)).toBe(true)
})

it('leaves alone what is true, and what nobody may get any more', () => {
  const others = [
    { ...stale, lastModified: now - hourMs + 1 },
    { ...stale, cacheControl: { revalidate: false as const } },
    { ...stale, cacheControl: { revalidate: 60, expire: 300 } },
    { lastModified: now - hourMs + 1 },
    {},
  ]
  for (const other of others) for (const key of keys) expect(isRenewed(key, other), JSON.stringify(other)).toBe(true)
})

it('counts a page of the build after an hour, and one whose tag was marked', () => {
  const tagged = { lastModified: now, value: { headers: { 'x-next-cache-tags': 'news,products' } } }
  tagsManifest.set('products', { stale: now + 1 })
  expect(['a', 'b'].map((key) => isRenewed(key, { lastModified: stale.lastModified }))).toEqual([true, true])
  expect(['c', 'd', 'e'].map((key) => isRenewed(key, tagged))).toEqual([true, true, false])
})
