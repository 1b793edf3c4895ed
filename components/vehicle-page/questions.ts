import type { VehiclePage, VehicleRange } from '@/lib/contract/vehicle-page'
import { hasRebound } from './page-facts'

/** Questions of the FAQ that owners of a range ask, by id. */
const questionsOfRange = {
  'car-spring': ['lowering-how-far', 'springs-with-standard-shocks', 'inspection-rules', 'height-settles'],
  'dtg-sport': ['lift-a-pickup', 'emulsion-or-reservoir', 'replace-in-pairs', 'what-clicks-mean'],
  'z-series': ['set-preload-and-sag', 'set-rebound', 'twin-or-mono', 'factory-setting'],
  gtx: ['passenger-and-load', 'set-preload-and-sag', 'bottoms-out', 'oil-leak'],
  vespa: ['replace-in-pairs', 'other-length', 'same-year-different-part', 'tightening-torque', 'running-in'],
  yamaha: ['passenger-and-load', 'set-preload-and-sag', 'bottoms-out', 'oil-leak'],
} as const satisfies Record<VehicleRange, readonly string[]>

/** The same for a page: nobody asks how to set what none of its parts has. */
export const questionsOf = ({ parts }: VehiclePage, range: VehicleRange) =>
  questionsOfRange[range].filter((id) => id !== 'set-rebound' || parts.some(hasRebound))
