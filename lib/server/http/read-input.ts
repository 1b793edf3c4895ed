import type { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import { ApiError, type FieldError } from '@/lib/contract/api-error'
import { photoLimits } from '@/lib/domain/photo-limits'
import type { ServiceContext } from '@/lib/server/services/context'
import { parseJson } from './parse-json'
import { readBody } from './read-body'

/** Largest body of a form and of a file, bytes. */
export const maxFormBytes = 64 * 1024
export const maxFileBytes = photoLimits.maxBytes

/** Query of a GET or of a call whose body is a file, JSON body of a POST, parsed by the endpoint's schema. Throws INVALID_INPUT with the fields. */
export async function readInput(endpoint: Endpoint, request: Request): Promise<unknown> {
  const raw =
    endpoint.method === 'GET' || endpoint.body !== 'json'
      ? readQuery(new URL(request.url).searchParams)
      : parseJson(await readBody(request, maxFormBytes))
  const unstorable = findUnstorable(raw)
  if (unstorable) throw new ApiError('INVALID_INPUT', { fields: [{ path: unstorable.join('.'), code: 'invalid' }] })
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new ApiError('INVALID_INPUT', { fields: parsed.error.issues.map((issue) => toFieldError(issue, raw)) })
}

/** A key that is repeated becomes a list. */
function readQuery(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length === 1 ? values.join() : values]
    }),
  )
}

/** Path of a text that no database column takes: one with a NUL, or with half a character. */
function findUnstorable(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Cs}/u.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const found = findUnstorable(child, [...path, key])
    if (found) return found
  }
  return null
}

/** The body as it came. What it really is, its bytes tell, not its declared type. */
export async function readFile(request: Request): Promise<ServiceContext['file']> {
  return { bytes: await readBody(request, maxFileBytes), type: request.headers.get('content-type') ?? '' }
}

function toFieldError(issue: z.core.$ZodIssue, raw: unknown): FieldError {
  return { path: issue.path.join('.'), code: isMissing(raw, issue.path) ? 'required' : codeOf(issue) }
}

/** zod does not keep the refused value, so what was sent is looked up; a path may go on inside a text that a schema has split. */
function isMissing(raw: unknown, path: readonly PropertyKey[]): boolean {
  let value = raw
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break
    value = Reflect.get(value, key)
  }
  return value === undefined
}

function codeOf(issue: z.core.$ZodIssue): FieldError['code'] {
  switch (issue.code) {
    case 'too_small':
      return 'too-small'
    case 'too_big':
      return 'too-big'
    case 'invalid_value':
      return 'unknown-value'
    case 'unrecognized_keys':
      return 'unknown-field'
    default:
      return 'invalid'
  }
}
