import { expect, it } from 'vitest'
import { chassisOf, generationName, vehicleName, vehicleOfYear } from './vehicle-name'

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
  ['2015–present', ''],
  ['NSP152 (2017–ปัจจุบัน)', 'NSP152'],
  ['NSP152（2017年〜）', 'NSP152'],
  ['2006〜2008年', ''],
  ['2006–2008', ''],
  ['RH17', 'RH17'],
])('the chassis code of %j is %j', (generation, code) => {
  expect(chassisOf(generation)).toBe(code)
})

it.each([
  ['2023–', '2023–present', '2023–ปัจจุบัน', '2023年〜'],
  ['2016–2022', '2016–2022', '2016–2022', '2016〜2022年'],
  ['HPE (2019–2022)', 'HPE (2019–2022)', 'HPE (2019–2022)', 'HPE（2019〜2022年）'],
  ['RH17', 'RH17', 'RH17', 'RH17'],
])('the generation %j is %j, %j and %j', (name, en, th, ja) => {
  expect([generationName(name, 'en'), generationName(name, 'th'), generationName(name, 'ja')]).toEqual([en, th, ja])
})

it.each([
  ['en', 'Isuzu D-Max 2021'],
  ['th', 'Isuzu D-Max ปี ค.ศ.\u00A02021'],
  ['ja', 'Isuzu D-Max 2021年式'],
] as const)('beside dates in %s a year is told apart: %s', (lang, name) => {
  expect(vehicleOfYear({ brand: 'Isuzu', model: 'D-Max', year: 2021 }, lang)).toBe(name)
})
