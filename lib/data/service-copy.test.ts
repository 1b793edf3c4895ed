import { describe, expect, it, vi } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { claimStates } from '@/lib/contract/warranty-words'
import { workshopProgrammes } from '@/lib/domain/workshop-programmes'
import { readServiceCopy } from './service-copy'

vi.mock('./faq', () => ({ readFaq: vi.fn() }))

/** The structure of a text: keys and lengths of lists, without its words. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'programme' ? inner : shapeOf(inner)]),
    )
  return typeof value
}

describe('texts of the service pages', () => {
  it.each(['main', 'moto', 'auto', 'terms', 'entry'] as const)(
    '%s says the same things in the same order in every language',
    async (name) => {
      const shapes = await Promise.all(
        langs.map(async (lang) => JSON.stringify(shapeOf(await readServiceCopy(name, lang)))),
      )
      expect(new Set(shapes).size).toBe(1)
    },
  )

  it.each(langs.flatMap((lang) => (['moto', 'auto'] as const).map((line) => [line, lang] as [typeof line, Lang])))(
    '%s in %s has words for each programme, and names no other',
    async (line, lang) => {
      const { programmes, signs, intervals } = await readServiceCopy(line, lang)
      const ids = Object.keys(workshopProgrammes[line])
      expect(Object.keys(programmes).toSorted()).toEqual(ids.toSorted())
      for (const { programme } of [...signs, ...intervals.rows]) expect(ids).toContain(programme)
      for (const { cells } of intervals.rows) expect(cells).toHaveLength(intervals.uses.length)
    },
  )

  it.each(langs)('%s explains each state of a claim', async (lang) => {
    const { claim } = await readServiceCopy('terms', lang)
    expect(Object.keys(claim.states).toSorted()).toEqual([...claimStates].toSorted())
  })
})
