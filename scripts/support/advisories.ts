import { z } from 'zod'
import { isInRange } from './version-range'

export const severities = ['low', 'moderate', 'high', 'critical'] as const

const day = z.iso.date()
const advisorySchema = z.strictObject({
  /** `GHSA-…` */
  id: z.string().min(1),
  package: z.string().min(1),
  /** As isInRange reads it. */
  vulnerable: z.string().min(1),
  severity: z.enum(severities),
  title: z.string(),
  url: z.url(),
  /** Public since then, at the latest. */
  date: day,
})
export type Advisory = z.infer<typeof advisorySchema>

/** What is known here of vulnerable packages, and what was decided about it. */
export const advisoryListSchema = z.strictObject({
  /** How far the list reaches: the last day on which advisories were taken over from the public database. */
  updatedOn: day,
  advisories: z.array(advisorySchema),
  /** Advisories that do no harm here, by whose judgement is in `reason`, and until when that holds. */
  accepted: z.array(z.strictObject({ id: z.string(), package: z.string(), reason: z.string().min(20), until: day })),
})
export type AdvisoryList = z.infer<typeof advisoryListSchema>

export type Installed = { name: string; version: string }
export type Match = Installed & {
  advisory: Advisory
  /** Fails the check. */ blocking: boolean
  /** Why it does not; null = its severity is low. */ accepted: string | null
}

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), name: z.string().optional(), link: z.boolean().optional() }),
  ),
})

/** Every package of a lock file at every version, the ones that packages bring for themselves too. */
export function listInstalled(lock: unknown): Installed[] {
  const found = new Map<string, Installed>()
  for (const [place, { version, name = place.split('node_modules/').at(-1), link }] of Object.entries(
    lockSchema.parse(lock).packages,
  )) {
    if (place !== '' && !link && version && name) found.set(`${name}@${version}`, { name, version })
  }
  return [...found.values()]
}

/** What of the list concerns these packages; from severity high on it blocks, unless it is accepted on that day. */
export function findMatches(
  installed: readonly Installed[],
  { advisories, accepted }: AdvisoryList,
  today: string,
): Match[] {
  return advisories.flatMap((advisory) =>
    installed
      .filter(({ name, version }) => name === advisory.package && isInRange(version, advisory.vulnerable))
      .map((found) => {
        const judged = accepted.find(
          ({ id, package: name, until }) => id === advisory.id && name === advisory.package && until >= today,
        )
        const severe = severities.indexOf(advisory.severity) >= severities.indexOf('high')
        return { ...found, advisory, blocking: severe && !judged, accepted: judged?.reason ?? null }
      }),
  )
}

/** Whole days from one day to another, `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
