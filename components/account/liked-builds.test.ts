import { expect, it, vi } from 'vitest'
import { readLikedBuilds } from './liked-builds'

const kept = vi.hoisted(() => ({ entries: [] as unknown[] }))
vi.mock('./read-kept', () => ({ readKept: () => Promise.resolve(kept.entries) }))
vi.mock('@/lib/data/community', () => ({
  readBuilds: () => Promise.resolve(['newest', 'older', 'oldest'].map((id) => ({ id }))),
}))
vi.mock('@/components/community/build-card', () => ({ BuildCard: () => null }))

it('builds that an account likes come with the newest like first, without those that are gone', async () => {
  kept.entries = [
    { kind: 'garage', value: [] },
    { kind: 'likes', value: { browser: '', ids: ['oldest', 'gone', 'newest'] } },
  ]
  expect((await readLikedBuilds('en')).map(({ id }) => id)).toEqual(['oldest', 'newest'])
})

it('an account that likes nothing has none', async () => {
  kept.entries = []
  expect(await readLikedBuilds('th')).toEqual([])
})
