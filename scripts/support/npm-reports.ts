import { z } from 'zod'
import { severities, type Advisory, type AdvisoryList } from './advisories'

const viaSchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.url(),
  severity: z.enum([...severities, 'info']),
  range: z.string(),
})
const auditSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), viaSchema])) })),
})

/** The advisories of `npm audit --json`; null = it could not be asked. A package that is only vulnerable through another names that one, and is left out. */
export function readAudit(output: string, today: string): Advisory[] | null {
  const parsed = auditSchema.safeParse(parseJson(output))
  if (!parsed.success) return null
  const vias = Object.values(parsed.data.vulnerabilities).flatMap(({ via }) =>
    via.filter((entry) => typeof entry !== 'string'),
  )
  return vias.map(({ name, title, url, severity, range }) => ({
    id: url.split('/').at(-1) ?? url,
    package: name,
    vulnerable: range,
    severity: severity === 'info' ? 'low' : severity,
    title,
    url,
    date: today,
  }))
}

const keyOf = ({ id, package: name }: Pick<Advisory, 'id' | 'package'>) => `${id} ${name}`

/** The list with what an audit found: an audit tells what is installed now, so nothing is dropped, and a known advisory keeps its day. */
export function mergeAudit(list: AdvisoryList, found: readonly Advisory[], today: string): AdvisoryList {
  const known = new Map(list.advisories.map((advisory) => [keyOf(advisory), advisory]))
  for (const advisory of found)
    known.set(keyOf(advisory), { ...advisory, date: known.get(keyOf(advisory))?.date ?? advisory.date })
  return {
    ...list,
    updatedOn: today,
    advisories: [...known.values()].sort((a, b) => a.package.localeCompare(b.package) || b.date.localeCompare(a.date)),
  }
}

const outdatedSchema = z.record(
  z.string(),
  z.object({ current: z.string().optional(), wanted: z.string(), latest: z.string() }),
)

export type Behind = { name: string; current: string; latest: string; majors: number }

/** What `npm outdated --json` says of whole versions behind, most of them first; null = the registry could not be asked. */
export function readOutdated(output: string): Behind[] | null {
  const parsed = outdatedSchema.safeParse(parseJson(output))
  if (!parsed.success) return null
  const major = (version: string) => Number(version.split('.')[0])
  const all = Object.entries(parsed.data).map(([name, { current, wanted, latest }]) => ({
    name,
    current: current ?? wanted,
    latest,
    majors: major(latest) - major(current ?? wanted),
  }))
  return all.filter(({ majors }) => majors > 0).sort((a, b) => b.majors - a.majors || a.name.localeCompare(b.name))
}

/** Warnings of npm may stand before its JSON. */
function parseJson(output: string): unknown {
  try {
    return JSON.parse(output.slice(Math.max(0, output.indexOf('{'))) || '{}')
  } catch {
    return null
  }
}
