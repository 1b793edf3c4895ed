import type { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoints'
import { ApiError, type FieldError } from '@/lib/contract/errors'

/** Query of a GET, JSON body of a POST, parsed by the endpoint's schema. Throws INVALID_INPUT with the fields. */
export async function readInput(endpoint: Endpoint, request: Request): Promise<unknown> {
  const raw = endpoint.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : await readJson(request)
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new ApiError('INVALID_INPUT', { fields: parsed.error.issues.map(toFieldError) })
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('INVALID_INPUT', { message: 'The body is not JSON' })
  }
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  return { path: issue.path.join('.'), code: codeOf(issue) }
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
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid'
    default:
      return 'invalid'
  }
}
