import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vehicleBodies } from '@/lib/contract/vehicle'
import { drawVehicleFile } from './vehicle-file'

describe('public/vehicles', () => {
  it.each(vehicleBodies)('%s.svg is what draw-vehicles.ts draws', (body) => {
    expect(readFileSync(`public/vehicles/${body}.svg`, 'utf8')).toBe(drawVehicleFile(body))
  })
})
