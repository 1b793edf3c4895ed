import type { Line } from './types'

const carStrut = { groups: ['car'], layouts: ['strut'], family: 'car' } as const
const carBeam = { groups: ['car'], layouts: ['coil-axle', 'double-wishbone'], family: 'car' } as const
const carCoil = { groups: ['car'], layouts: ['strut', 'coil-axle', 'double-wishbone'], family: 'car', construction: null, adjusters: [], series: 'car-spring' } as const
const pickupDamper = { groups: ['pickup'], layouts: ['double-wishbone', 'leaf', 'coil-axle'], family: 'pickup', kind: 'gas-shock' } as const
const pickupStrut = { groups: ['pickup'], layouts: ['strut'], family: 'pickup', kind: 'strut' } as const
const pickupCoil = { groups: ['pickup'], layouts: ['strut', 'coil-axle', 'double-wishbone'], family: 'pickup', construction: null, adjusters: [], series: 'car-spring' } as const
const air = { groups: ['car', 'pickup'], family: 'air', series: 'air-suspension', adjusters: [] } as const

/** Dampers, springs and air parts of four-wheelers. Heights in mm, loads in kg. */
export const fourWheelLines: readonly Line[] = [
  { ...carStrut, key: 'e-cs', kind: 'strut', series: 'e-series', use: 'daily', construction: 'twin-tube-gas', adjusters: [], tier: 1, bodyMm: 46, shaftMm: 20, finishes: ['black'] },
  { ...carStrut, key: 'z-cs', kind: 'strut', series: 'z-series', use: 'sport', construction: 'twin-tube-gas', adjusters: ['R'], tier: 2, bodyMm: 50, shaftMm: 22, clicks: { rebound: 16 }, finishes: ['black', 'yellow'] },
  { ...carStrut, key: 'x-cc', kind: 'coilover', series: 'x-sport', use: 'sport', construction: 'floating-piston', adjusters: ['T', 'R', 'L'], tier: 2, bodyMm: 50, shaftMm: 22, rate: 1.6, springType: 'linear', preloadMm: 10, lengthAdjustMm: 50, heightMm: -30, clicks: { rebound: 32 }, finishes: ['silver', 'black'], springFinishes: ['red', 'yellow'] },
  { ...carBeam, key: 'e-cg', kind: 'gas-shock', series: 'e-series', use: 'daily', construction: 'twin-tube-gas', adjusters: [], tier: 1, bodyMm: 40, shaftMm: 12.4, finishes: ['black'] },
  { ...carBeam, key: 'z-cg', kind: 'gas-shock', series: 'z-series', use: 'sport', construction: 'floating-piston', adjusters: ['R'], tier: 2, bodyMm: 46, shaftMm: 14, clicks: { rebound: 16 }, finishes: ['black', 'yellow'] },
  { ...carBeam, key: 'x-cb', kind: 'coilover', series: 'x-sport', use: 'sport', construction: 'floating-piston', adjusters: ['T', 'R', 'L'], tier: 3, bodyMm: 46, shaftMm: 14, rate: 1.5, springType: 'tender', preloadMm: 10, lengthAdjustMm: 40, heightMm: -30, clicks: { rebound: 32 }, finishes: ['silver', 'black'], springFinishes: ['red', 'yellow'] },
  { ...carCoil, key: 'cs-30', kind: 'lowering-spring', use: 'lower', tier: 1, rate: 1.2, springType: 'progressive', heightMm: -30, finishes: ['red', 'black'], springFinishes: ['red', 'black'] },
  { ...carCoil, key: 'cs-0', kind: 'comfort-spring', use: 'comfort', tier: 2, rate: 1.05, springType: 'progressive', heightMm: 0, finishes: ['black', 'blue'], springFinishes: ['black', 'blue'] },
  { ...carCoil, key: 'cs-40', kind: 'lowering-spring', use: 'lower', tier: 2, rate: 1.35, springType: 'pigtail', heightMm: -40, finishes: ['red', 'yellow'], springFinishes: ['red', 'yellow'] },
  { ...carCoil, key: 'cs-20', kind: 'lowering-spring', use: 'comfort', tier: 3, rate: 1.12, springType: 'progressive', heightMm: -20, finishes: ['black', 'green'], springFinishes: ['black', 'green'] },
  { ...carCoil, key: 'cs+25', kind: 'lift-spring', use: 'lift', tier: 3, rate: 1.12, springType: 'linear', heightMm: 25, finishes: ['black'], springFinishes: ['black', 'yellow'] },

  { ...pickupDamper, key: 'dtg', series: 'dtg', use: 'daily', construction: 'twin-tube-gas', adjusters: [], tier: 1, bodyMm: 50, shaftMm: 16, finishes: ['black', 'yellow'] },
  { ...pickupDamper, key: 'dtg+', series: 'dtg-plus', use: 'touring', construction: 'floating-piston', adjusters: [], tier: 1, bodyMm: 46, shaftMm: 16, finishes: ['yellow', 'black', 'white'] },
  { ...pickupDamper, key: 'dtgs', series: 'dtg-sport', use: 'sport', construction: 'hose-reservoir', adjusters: ['C'], tier: 1, bodyMm: 60, shaftMm: 22, clicks: { compression: 12 }, finishes: ['black', 'titanium', 'red'] },
  { ...pickupDamper, key: 'z-p', series: 'z-series', use: 'comfort', construction: 'floating-piston', adjusters: ['R'], tier: 1, bodyMm: 46, shaftMm: 14, clicks: { rebound: 16 }, finishes: ['black', 'silver'] },
  { ...pickupDamper, key: 'dtg+40', series: 'dtg-plus', use: 'lift', construction: 'floating-piston', adjusters: [], tier: 2, bodyMm: 50, shaftMm: 18, heightMm: 40, drive: '4wd', finishes: ['yellow', 'black'] },
  { ...pickupDamper, key: 'dtgs+50', series: 'dtg-sport', use: 'offroad', construction: 'piggyback', adjusters: ['C'], tier: 2, bodyMm: 60, shaftMm: 22, heightMm: 50, drive: '4wd', clicks: { compression: 8 }, finishes: ['red', 'black', 'titanium'] },
  { ...pickupDamper, key: 'dtg-load', series: 'dtg', use: 'load', construction: 'twin-tube-gas', adjusters: [], axle: 'rear', layouts: ['leaf', 'coil-axle'], tier: 3, bodyMm: 60, shaftMm: 18, extraLoadKg: 300, finishes: ['black'] },
  { ...pickupDamper, key: 'dtg-35', series: 'dtg', use: 'lower', construction: 'twin-tube-gas', adjusters: [], tier: 3, bodyMm: 46, shaftMm: 16, heightMm: -40, drive: '2wd', finishes: ['black', 'red'] },
  { ...pickupDamper, key: 'e-p', series: 'e-series', use: 'daily', construction: 'twin-tube', adjusters: [], tier: 3, bodyMm: 40, shaftMm: 14, finishes: ['black'] },
  { ...pickupDamper, key: 'dtgs-co', kind: 'coilover', layouts: ['double-wishbone'], series: 'dtg-sport', use: 'offroad', construction: 'hose-reservoir', adjusters: ['T', 'C', 'L'], tier: 3, bodyMm: 60, shaftMm: 22, rate: 1.1, springType: 'linear', preloadMm: 12, lengthAdjustMm: 20, heightMm: 50, drive: '4wd', clicks: { compression: 12 }, finishes: ['black', 'titanium'], springFinishes: ['red', 'black'] },
  { ...pickupStrut, key: 'dtg-s', series: 'dtg', use: 'daily', construction: 'twin-tube-gas', adjusters: [], tier: 1, bodyMm: 50, shaftMm: 22, finishes: ['black', 'yellow'] },
  { ...pickupStrut, key: 'z-ps', series: 'z-series', use: 'comfort', construction: 'twin-tube-gas', adjusters: ['R'], tier: 1, bodyMm: 50, shaftMm: 22, clicks: { rebound: 16 }, finishes: ['black', 'silver'] },
  { ...pickupCoil, key: 'ps+40', kind: 'lift-spring', use: 'lift', tier: 1, rate: 1.15, springType: 'linear', heightMm: 40, drive: '4wd', finishes: ['yellow', 'black'], springFinishes: ['yellow', 'black'] },
  { ...pickupCoil, key: 'ps-30', kind: 'lowering-spring', use: 'lower', tier: 2, rate: 1.15, springType: 'progressive', heightMm: -30, drive: '2wd', finishes: ['red', 'black'], springFinishes: ['red', 'black'] },
  { ...pickupCoil, key: 'ps-0', kind: 'comfort-spring', use: 'comfort', tier: 2, rate: 1.02, springType: 'progressive', heightMm: 0, finishes: ['blue', 'black'], springFinishes: ['blue', 'black'] },
  { ...pickupCoil, key: 'ps+65', kind: 'lift-spring', use: 'offroad', tier: 3, rate: 1.25, springType: 'linear', heightMm: 65, drive: '4wd', finishes: ['yellow', 'orange'], springFinishes: ['yellow', 'orange'] },
  { groups: ['pickup'], layouts: ['leaf', 'coil-axle'], axle: 'rear', family: 'pickup', construction: null, adjusters: [], key: 'la-300', kind: 'load-assist', series: 'dtg-plus', use: 'load', tier: 1, springType: 'progressive', heightMm: 0, extraLoadKg: 300, finishes: ['black', 'yellow'], springFinishes: ['black', 'yellow'] },
  { groups: ['pickup'], layouts: ['leaf', 'coil-axle'], axle: 'rear', family: 'pickup', construction: null, adjusters: [], key: 'la-500', kind: 'load-assist', series: 'dtg-plus', use: 'load', tier: 3, springType: 'progressive', heightMm: 25, extraLoadKg: 500, finishes: ['black', 'red'], springFinishes: ['black', 'red'] },

  { ...air, key: 'a-strut', kind: 'air-strut', layouts: ['strut'], use: 'lower', construction: 'twin-tube-gas', tier: 2, bodyMm: 50, shaftMm: 22, heightMm: -40, finishes: ['black'] },
  { ...air, key: 'a-bag', kind: 'air-spring', layouts: ['coil-axle', 'leaf'], axle: 'rear', use: 'load', construction: null, tier: 2, heightMm: 0, extraLoadKg: 300, finishes: ['black'] },
  { ...air, key: 'a-kit', kind: 'air-kit', layouts: ['strut', 'double-wishbone'], axle: 'front', use: 'lower', construction: null, tier: 2, heightMm: -50, finishes: ['black'] },
]
