import { expect, it } from 'vitest'
import { siblingsOf } from './siblings'

it('every page of a group leads to all the others', () => {
  const group = ['/vespa', ...siblingsOf('/vespa')]
  expect(group).toHaveLength(5)
  for (const path of group) expect([path, ...siblingsOf(path)].sort()).toEqual([...group].sort())
})

it('a page that stands alone has none', () => {
  expect(siblingsOf('/GTX')).toEqual([])
})
