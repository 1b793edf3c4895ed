import { expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { findHeld, holdVehicles, type Held } from './held-vehicles'
import { findSteps, type Match } from './match'
import { newSource } from './source'
import { asSearchDb } from './tables'

const db = await openCompanyDatabase('sqlite', 'sample')
const groupOf = (text: string, ...alternatives: string[][]) => ({ text, script: 'latin' as const, alternatives })

it.each<[string, Match]>([
  ['one word in the title', { groups: [groupOf('pcx', ['pcx'])], where: 'title', strict: false }],
  ['two words', { groups: [groupOf('honda', ['honda']), groupOf('wave', ['wave'])], where: 'any', strict: false }],
  ['either word', { groups: [groupOf('pcx', ['pcx'], ['click'])], where: 'any', strict: false }],
  ['the first of two words', { groups: [groupOf('pcx', ['pcx'], ['click'])], where: 'any', strict: true }],
  ['words together', { groups: [groupOf('honda pcx', ['honda', 'pcx'])], where: 'any', strict: false }],
  ['a word nothing has', { groups: [groupOf('zzzz', ['zzzz'])], where: 'any', strict: false }],
])('held vehicles are those that the index finds: %s', async (_, match) => {
  const [held] = await findSteps(newSource(asSearchDb(db)), [{ match, scope: { kinds: ['vehicle'], limit: 60 } }])
  // With another kind beside it the database is asked.
  const [asked] = await findSteps(newSource(asSearchDb(db)), [
    { match, scope: { kinds: ['vehicle', 'page'], limit: 60 } },
  ])
  expect(held).toEqual(asked)
})

it('are read once for all that ask', async () => {
  const held: Held = { vehicles: null }
  const [first, second] = await Promise.all([holdVehicles(asSearchDb(db), held), holdVehicles(asSearchDb(db), held)])
  expect(first).toBe(second)
  expect(findHeld(first.title, [[['honda']]], 1000).length).toBeGreaterThan(100)
})
