import { expect, it } from 'vitest'
import { findVehicleName, hasFigured, isBrand, isCalledWith, isVehicleName, type VehicleNames } from './vehicle-names'

const names: VehicleNames = {
  models: new Map(
    [
      'pcx160',
      'crf300l',
      'click125',
      'click',
      'cb500x',
      'grandfilano',
      'แกรนดฟิลาโน',
      'ฟอซา350',
      'rider',
      'ดิแมกซ',
      'คับเฮาส',
      'ซิ400',
      'r3',
      'accord',
      'accordg9',
      'แจสgk',
    ].map((name) => [name, name]),
  ),
  words: ['click', 'grandfilano', 'rider'],
  figured: new Map(),
  brands: new Set(['gpx', 'honda']),
}

it.each([
  ['crf300l lower seat height', 'crf300l'],
  ['my click 125 is too hard at the back', 'click 125'],
  ['แกรนด์ฟีลาโน่ โหลดเตี้ย', 'แกรนดฟีลาโน'],
  ['สปริงโช้คหน้า ซีบี500เอ็กซ์', 'cb500x'],
  ['ฟอซ่า350โช้คหลัง', 'ฟอซา350'],
  ['ดีแมคซ์ โหลด', 'ดีแมคซ'],
  ['โช้ค คัพเฮ้าส์', 'คัพเฮาส'],
  ['โช้คหลัง ซี400', 'ซี400'],
])('finds the vehicle that is named in %s', (text, typed) => {
  expect(findVehicleName(names, text)?.typed).toBe(typed)
})

it.each(['the clicker is stuck', 'click it', '160 mm', 'honda', ''])('finds none in "%s"', (text) => {
  expect(findVehicleName(names, text)).toBeNull()
})

it('tells a brand from a model', () => {
  expect(isBrand(names, 'GPX')).toBe(true)
  expect(isBrand(names, 'gpx legend')).toBe(false)
  expect(isVehicleName(names, 'Grand Filano')).toBe(true)
  expect(isVehicleName(names, 'legend 250')).toBe(false)
})

it.each([
  ['cb', '500', true],
  ['pc', '160', true],
  ['te', '32', false],
  ['cl', '125', false],
  ['r', '3', true],
  ['b', '5', false],
  ['g', '9', true],
])('knows whether %s goes on to %s in a name: %s', (letters, figures, isCalled) => {
  expect(hasFigured(names, letters, figures)).toBe(isCalled)
})

it.each([
  ['สปริงโหลดแจ๊ส', 'gk', true],
  ['สปริงโหลดแจ๊ส', 'fd', false],
  ['สปริงโหลด', 'gk', false],
])('knows whether %s ends with the name of something that has %s behind it: %s', (text, letters, isCalled) => {
  expect(isCalledWith(names, text, letters)).toBe(isCalled)
})
