import { expect, it } from 'vitest'
import { mendTrade } from './mend-trade'

const mend = (text: string) => mendTrade(text, (word) => word === 'string', ['sprint', 'click'])

it.each([
  ['stering damper mt09', 'steering damper mt09'],
  ['lowring springs', 'lowering springs'],
  ['suspention for pcx', 'suspension for pcx'],
])('mends %s', (typed, meant) => expect(mend(typed)).toBe(meant))

it.each(['vespa sprint', 'vespa sprin', 'string', 'shocks', 'สปริง', 'gpx drone'])('leaves %s', (typed) =>
  expect(mend(typed)).toBe(typed),
)
