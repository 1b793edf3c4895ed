import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { vehicleTypes } from '@/lib/contract/vehicle-types'

it('every type of vehicle can be chosen, and hides the builds of the others', () => {
  const css = readFileSync('components/community/community.css', 'utf8')
  const rules = [...css.matchAll(/\[value='([a-z]+)'\]:checked\) \[data-type\]:not\(\[data-type='([a-z]+)'\]\)/g)]
  expect(rules.map(([, chosen, shown]) => [chosen, shown])).toEqual(vehicleTypes.map((type) => [type, type]))
})
