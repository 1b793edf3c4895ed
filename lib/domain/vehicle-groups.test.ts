import { expect, test } from 'vitest'
import { vehicleGroupOf } from './vehicle-groups'

test.each([
  [{ family: 'scooter', kind: 'unit-swing-shock', axle: 'rear' }, 'rear'],
  [{ family: 'fork', kind: 'fork-spring', axle: 'front' }, 'front'],
  [{ family: 'car', kind: 'lowering-spring', axle: 'rear' }, 'springs'],
  [{ family: 'air', kind: 'air-kit', axle: null }, 'sets'],
  [{ family: 'spares', kind: 'spare-spring', axle: 'rear' }, 'spares'],
] as const)('%o belongs to %s', (part, group) => {
  expect(vehicleGroupOf(part)).toBe(group)
})
