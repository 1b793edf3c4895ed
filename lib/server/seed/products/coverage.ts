import type { Job } from './plan-jobs'
import type { GeneratedProduct } from './generate'
import type { Line, Place, Platform } from './types'

/** Which axles a line serves by now. */
export class Coverage {
  private readonly served = new Set<string>()

  note({ line }: Job, { fitments }: GeneratedProduct): void {
    for (const { vehicleId, axle, status } of fitments)
      if (status !== 'does-not-fit') this.served.add(`${line.key} ${vehicleId} ${axle}`)
  }

  isMissing({ key, drive }: Line, { generation, point }: Place): boolean {
    const { drives } = generation
    if (drive && drives.length > 0 && !drives.includes(drive)) return false
    return !this.served.has(`${key} ${generation.id} ${point.axle}`)
  }

  /** A platform for each axle without a part, made to its own figures. */
  listGaps({ line, platform }: Job): (Platform & { lead: Place })[] {
    return platform.members
      .filter((place) => this.isMissing(line, place))
      .map((lead) => ({ ...platform, id: `${platform.id} ${lead.generation.id}`, point: lead.point, lead }))
  }
}
