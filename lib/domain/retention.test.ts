import { describe, expect, it } from 'vitest'
import type { KeptFor } from './draft-kept'
import { limitOf, retentionRules } from './retention'
import { warrantyTerms } from './warranty/terms'

describe('what is due', () => {
  it.each<[KeptFor, string, string, string]>([
    [{ unit: 'minutes', count: 10 }, '2026-11-21T03:00:00.000Z', '2026-11-21T02:50:00.000Z', '2026-11-21'],
    [{ unit: 'hours', count: 24 }, '2026-11-21T03:00:00.000Z', '2026-11-20T03:00:00.000Z', '2026-11-20'],
    [{ unit: 'days', count: 0 }, '2026-11-21T16:59:59.999Z', '2026-11-20T17:00:00.000Z', '2026-11-21'],
    [{ unit: 'days', count: 0 }, '2026-11-21T17:00:00.000Z', '2026-11-21T17:00:00.000Z', '2026-11-22'],
    [{ unit: 'days', count: 30 }, '2026-11-21T03:00:00.000Z', '2026-10-21T17:00:00.000Z', '2026-10-22'],
    [{ unit: 'months', count: 12 }, '2028-02-29T03:00:00.000Z', '2027-02-27T17:00:00.000Z', '2027-02-28'],
    [{ unit: 'months', count: 24 }, '2026-11-20T17:00:00.000Z', '2024-11-20T17:00:00.000Z', '2024-11-21'],
  ])('%j at %s', (kept, now, at, day) => {
    expect(limitOf(kept, new Date(now))).toEqual({ at, day })
  })

  it('a consent is kept longer than whatever it was given for', () => {
    const longestTerm = Math.max(...Object.values(warrantyTerms).map(({ months }) => months))
    const { consent, visit, wish, 'covered-warranty': covered } = retentionRules
    // A visit can be booked some weeks ahead, a part be registered some weeks after it was bought.
    for (const months of [longestTerm + covered.kept.count, visit.kept.count, wish.kept.count])
      expect(consent.kept.count).toBeGreaterThan(months)
  })
})
