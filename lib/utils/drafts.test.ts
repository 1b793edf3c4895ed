// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftStore, readFreshDraft, removeOldDrafts } from './drafts'

const store = createDraftStore('warranty-draft')
const draft = { savedAt: '2026-11-01T03:00:00.000Z', key: 'k', step: 1, values: { name: 'Somchai' } }

beforeEach(() => localStorage.clear())

describe('an unfinished form', () => {
  it.each([
    ['2026-12-01T02:59:59.999Z', true],
    ['2026-12-01T03:00:00.000Z', false],
  ])('at %s is kept: %s', (now, kept) => {
    store.write(draft)
    expect(readFreshDraft(store, new Date(now)) !== null).toBe(kept)
    removeOldDrafts(new Date(now))
    expect(localStorage.getItem('warranty-draft') !== null).toBe(kept)
  })

  it('is removed when nobody can tell how old it is', () => {
    store.write({ ...draft, savedAt: 'some day' })
    removeOldDrafts(new Date('2026-11-01T03:00:00.000Z'))
    expect(localStorage.getItem('warranty-draft')).toBeNull()
  })

  it('is no matter where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    expect(() => removeOldDrafts(new Date())).not.toThrow()
  })
})
