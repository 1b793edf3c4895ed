import { expect, it } from 'vitest'
import { listConcepts } from './concepts'
import { splitRuns } from './tokenize'
import { canPart } from './thai-cut'

it('parts words at their seams, and no syllable', () => {
  expect(canPart('ยกสูง', 2)).toBe(true)
  expect(canPart('รถโยก', 3)).toBe(false)
  expect(canPart('ยา', 1)).toBe(false)
})

it('finds no lift in what rocks', () => {
  expect(listConcepts(splitRuns('รถโยก'))).toEqual([])
  expect(listConcepts(splitRuns('ยกสูง'))).not.toEqual([])
})
