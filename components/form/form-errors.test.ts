import { expect, it } from 'vitest'
import { waitsForPlace } from './address-parts'
import { listErrors } from './form-errors'
import { unnamedVehicle, vehicleFields, waitsForVehicle, type PickedVehicle } from './vehicle-value'

const nothing: PickedVehicle = { ...unnamedVehicle, type: '', byHand: false }
const car = { ...nothing, type: 'car', brand: 'Honda' } as const

it.each([
  ['nothing is chosen', nothing, ['type']],
  ['a brand is chosen', car, ['type', 'brand', 'model']],
  ['it is typed', { ...nothing, byHand: true }, vehicleFields],
] satisfies [string, PickedVehicle, readonly string[]][])(
  'a vehicle is asked for as far as it can be answered: %s',
  (_, vehicle, asked) => {
    expect(vehicleFields.filter((field) => !waitsForVehicle(`vehicle.${field}`, vehicle))).toEqual(asked)
    expect(waitsForVehicle('vehicle.plate', vehicle)).toBe(false)
  },
)

const fields = ['line', 'province', 'district', 'subDistrict'] as const
it.each([
  [{ country: 'TH', line: '1' }, ['line', 'province']],
  [{ country: 'TH', line: '1', province: 'ระยอง' }, ['line', 'province', 'district']],
  [{ country: 'JP', line: '1' }, fields],
])('a place is asked for as far as it can be answered: %j', (address, asked) => {
  expect(fields.filter((field) => !waitsForPlace(`owner.address.${field}`, address))).toEqual(asked)
})

it('lists what is wrong, each with the id of its field', () => {
  const errorOf = (path: string) => (path === 'name' ? undefined : `${path} is missing`)
  expect(listErrors(['name', 'phone'], errorOf, (path) => `visit-${path}`)).toEqual([
    { field: 'visit-phone', message: 'phone is missing' },
  ])
})
