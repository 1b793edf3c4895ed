import { expect, it } from 'vitest'
import { thingsInOrder } from './things-in-order'

it('the visit that comes next is on top, and what was sent last is on top of the rest', () => {
  const thing = (kind: 'visit' | 'contact', day: string, open = true) => ({
    kind,
    open,
    at: day,
    number: `${kind} ${day}`,
  })
  const things = [
    thing('contact', '2026-11-01'),
    thing('visit', '2026-12-24'),
    thing('visit', '2026-10-01', false),
    thing('visit', '2026-12-01'),
    thing('contact', '2026-11-20'),
  ]
  expect(thingsInOrder(things).map(({ number }) => number)).toEqual([
    'visit 2026-12-01',
    'visit 2026-12-24',
    'contact 2026-11-20',
    'contact 2026-11-01',
    'visit 2026-10-01',
  ])
})
