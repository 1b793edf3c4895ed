import { describe, expect, it } from 'vitest'
import { groupByJob } from './part-jobs'

describe('parts by their job', () => {
  it('keeps a fork cartridge and a car spring apart', () => {
    expect(groupByJob([{ kind: 'fork-cartridge' }, { kind: 'lowering-spring' }])).toHaveLength(2)
  })

  it('puts shocks of different layouts together, in the order in which they came', () => {
    const parts = [
      { id: 'a', kind: 'mono-shock' },
      { id: 'b', kind: 'fork-oil' },
      { id: 'c', kind: 'twin-shock' },
    ] as const
    expect(groupByJob(parts).map((group) => group.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
  })

  it('knows that a kind without relatives is like itself', () => {
    expect(groupByJob([{ kind: 'bushing' }, { kind: 'bushing' }])).toHaveLength(1)
  })
})
