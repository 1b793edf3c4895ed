import { expect, it } from 'vitest'
import { chassisOf, vehicleName } from './vehicle-name'

it.each([
  ['Honda', 'PCX160', 'Honda PCX160'],
  ['Mazda', 'Mazda2', 'Mazda2'],
  ['มาสด้า', 'มาสด้า 2', 'มาสด้า 2'],
])('%s and %s are %s', (brand, model, name) => {
  expect(vehicleName({ brand, model })).toBe(name)
})

it.each([
  ['GM2 / GM3 (2008–2011)', 'GM2 / GM3'],
  ['NSP152 (2017–)', 'NSP152'],
  ['2015–', ''],
  ['2006–2008', ''],
  ['RH17', 'RH17'],
])('the chassis code of %j is %j', (generation, code) => {
  expect(chassisOf(generation)).toBe(code)
})
