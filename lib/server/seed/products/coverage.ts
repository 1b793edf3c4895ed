import type { Job } from './plan-jobs'
import type { GeneratedProduct, Line, Place, Platform } from './types'

/** Lines that every axle has a part of: the springs and struts of cars, the dampers of pickups, the rear shocks of two-wheelers. */
const basicLines: ReadonlySet<string> = new Set([
  'cs-30',
  'e-cs',
  'e-cg',
  'dtg',
  'dtg+',
  'dtgs',
  'z-p',
  'z-bm',
  'z-bt',
  'z-um',
  'gtx-m',
])

/** Parts of the wider programme that builds of the community show, each for a vehicle that the line had no part for. */
const wanted: ReadonlySet<string> = new Set([
  'x-bm kawasaki-z900rs-2018',
  'xp-bm kawasaki-ninja-zx-25r-2020',
  'fd-b royal-enfield-himalayan-2024',
  'cs-0 gwm-haval-h6-2024',
  'cs-0 toyota-alphard-2018',
  'e-cg toyota-alphard-2018',
  'z-cg toyota-yaris-ativ-2022',
  'z-cg honda-city-hatchback-2024',
  'z-cs byd-atto-3-2024',
])

/** Which axles a line serves by now. */
export class Coverage {
  private readonly served = new Set<string>()
  private readonly direct = new Set<string>()

  note({ line }: Job, { fitments }: GeneratedProduct): void {
    for (const { vehicleId, axle, status } of fitments) {
      const key = `${line.key} ${vehicleId} ${axle}`
      if (status !== 'does-not-fit') this.served.add(key)
      if (status === 'direct') this.direct.add(key)
    }
  }

  /** True for an axle that should have a part of the line, and has none that is fitted as it is, or none at all. */
  isGap(line: Line, place: Place): boolean {
    if (wanted.has(`${line.key} ${place.generation.id}`)) return !this.direct.has(keyOf(line, place))
    return basicLines.has(line.key) && isDriven(line, place) && !this.served.has(keyOf(line, place))
  }

  /** A platform for each axle without a part, made to its own figures. */
  listGaps({ line, platform }: Job): (Platform & { lead: Place })[] {
    return platform.members
      .filter((place) => this.isGap(line, place))
      .map((lead) => ({ ...platform, id: `${platform.id} ${lead.generation.id}`, point: lead.point, lead }))
  }
}

const keyOf = ({ key }: Line, { generation, point }: Place) => `${key} ${generation.id} ${point.axle}`

function isDriven({ drive }: Line, { generation: { drives } }: Place): boolean {
  return !drive || drives.length === 0 || drives.includes(drive)
}
