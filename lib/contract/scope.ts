import { z } from 'zod'

/**
 * Permission scopes of the specification's `scope` field. Staff: `service` (warranties, workshop, contact), `people` (applications for jobs),
 * `content` (what the site says, prices), `integrity` (reports of wrongdoing, for nobody else), `internal` (pages of developers).
 */
const scopes = ['customer', 'dealer', 'service', 'people', 'content', 'integrity', 'internal'] as const
export const scopeSchema = z.enum(scopes)
export type Scope = z.infer<typeof scopeSchema>

/** Scopes that only a session with a second factor has. */
export const staffScopes: readonly Scope[] = ['service', 'people', 'content', 'integrity', 'internal']

/** The specification has a list, or an object in which a scope is true. What is no scope of ours is left out. */
function toScopeList(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const entries = Object.entries(given)
  const names = Array.isArray(given) ? given : entries.filter(([, held]) => held === true).map(([name]) => name)
  return names.filter((name: unknown) => scopeSchema.safeParse(name).success)
}
export const scopeListSchema = z.preprocess(toScopeList, z.array(scopeSchema))
