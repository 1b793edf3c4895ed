import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '@/lib/contract/product'
import { emptySpec } from '@/lib/drawings/sample-products'
import { groupMembers, rangeOf, shortenGroups, valuesOf } from './series-members'

type Member = Pick<ProductSummary, 'kind' | 'construction' | 'axle' | 'adjusters' | 'spec'>

const member = (changes: Partial<Member>, spec: Partial<ProductSummary['spec']> = {}): Member => ({
  kind: 'mono-shock',
  construction: 'piggyback',
  axle: 'rear',
  adjusters: ['T', 'R'],
  ...changes,
  spec: { ...emptySpec, ...spec },
})

describe('figures', () => {
  const members = [
    member({}, { strokeMm: 60, heightFrontMm: -40 }),
    member({}),
    member({}, { strokeMm: 90, heightRearMm: 40 }),
  ]

  it('span what the parts have, and nothing where none has one', () => {
    expect(rangeOf(members, 'strokeMm')).toEqual({ min: 60, max: 90 })
    expect(rangeOf(members, 'gasBar')).toBeNull()
  })

  it('are listed once, ascending', () => {
    expect(valuesOf([...members, ...members], ['heightFrontMm', 'heightRearMm'])).toEqual([-40, 40])
  })
})

describe('groups', () => {
  const members = [
    member({ kind: 'twin-shock', adjusters: ['T'] }),
    member({ construction: null }),
    member({ adjusters: ['T'] }),
    member({ construction: null }),
  ]

  it.each([
    ['kind', ['mono-shock 3', 'twin-shock 1']],
    ['construction', ['piggyback 2', ' 2']],
    ['adjusters', ['T 2', 'TR 2']],
    ['springType', [' 4']],
  ] as const)('by %s, the largest first', (by, expected) => {
    expect(groupMembers(members, by).map(({ key, total }) => `${key} ${total}`)).toEqual(expected)
  })

  it('are cut to a few rows each, and remember how many there are', () => {
    const [first] = shortenGroups([{ key: 'a', members: [1, 2, 3, 4, 5, 6], total: 6 }], 1)
    expect(first).toEqual({ key: 'a', members: [1, 2, 3, 4], total: 6 })
  })
})
