import { ApiError, type ErrorCode, type FieldError } from '@/lib/contract/api-error'

/** What a failed call means for the person in front of it. */
export type Failure = {
  code: ErrorCode
  /** To wait before the next try; at least 1. */
  minutes: number
  /** What was written wrong and can be mended. */
  fields: readonly FieldError[]
}

/** Nothing was answered, or a part of the page did not come. */
export const unreachable: Failure = { code: 'UPSTREAM_UNAVAILABLE', minutes: 1, fields: [] }

/** Whatever was thrown. */
export function readFailure(error: unknown): Failure {
  // What sends the form is fetched when it is needed; without a connection it does not come.
  if (error instanceof Error && error.name === 'ChunkLoadError') return unreachable
  if (!(error instanceof ApiError)) return { code: 'INTERNAL', minutes: 1, fields: [] }
  const { code, retryAfterSeconds } = error
  // A conflict may name a field as well, but what was written there is right: something else has happened meanwhile.
  const fields = code === 'INVALID_INPUT' || code === 'WEAK_PASSWORD' ? error.fields : []
  return { code, fields, minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) }
}

/**
 * The fields of a form that were refused, each once: those of its paths that the service names, or that hold what it names. None = the form
 * has nothing to mend, and the failure must be told by itself.
 */
export function refusedFields<Path extends string>(
  { fields }: Failure,
  paths: readonly Path[],
): { path: Path; code: FieldError['code'] }[] {
  const refused = new Map<Path, FieldError['code']>()
  for (const { path: named, code } of fields) {
    const holders = paths.filter((path) => named === path || named.startsWith(`${path}.`))
    const nearest = holders.sort((a, b) => b.length - a.length)[0]
    if (nearest !== undefined && !refused.has(nearest)) refused.set(nearest, code)
  }
  return [...refused].map(([path, code]) => ({ path, code }))
}
