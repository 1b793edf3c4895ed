import { z } from 'zod'
import { langShape } from './common'
import type { ErrorCode } from './api-error'
import type { Scope } from './scope'

/** Which limit of calls an operation, or a file made on request, counts against; the figures stand beside the limiter. */
export const limitNames = [
  'read',
  'search',
  'token',
  'session',
  'write',
  'upload',
  'check',
  'message',
  'serials',
  'document',
  'drawing',
  'like',
  'count',
] as const
export type LimitName = (typeof limitNames)[number]

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Under the base URL, without a leading slash. */
  path: string
  summary: string
  /** Query for GET, JSON body for POST; the query of a POST whose body is a file. */
  input: z.ZodType
  output: z.ZodType
  /** Beside INVALID_INPUT, TOO_MANY_REQUESTS, METHOD_NOT_ALLOWED, INTERNAL and SERVICE_UNAVAILABLE, which every operation may answer. */
  errors: readonly ErrorCode[]
  /** Whether its caller is signed in; `optional`: one who is may do more. */
  auth: boolean | 'optional'
  /** Who is signed in has to hold it, or one of them. */
  scope?: Scope | readonly Scope[]
  limit: LimitName
  /** `file`: the body is the file itself. `stream`: so is it, of any size, and it is read as it comes. */
  body: 'json' | 'file' | 'stream'
}

export const langQuery = z.object({ ...langShape })
export const nothing = z.object({})

/** What every call with a body may answer. */
export const bodyErrors = [
  'PAYLOAD_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'STORAGE_FULL',
] as const satisfies readonly ErrorCode[]

type Extras = { errors?: readonly ErrorCode[]; limit?: LimitName }

/** A read: its input comes in the query. */
export function get<I extends z.ZodType, O extends z.ZodType>(
  path: string,
  summary: string,
  input: I,
  output: O,
  { errors = [], limit = 'read' }: Extras = {},
) {
  return {
    method: 'GET',
    path: `api/${path}`,
    summary,
    input,
    output,
    errors,
    auth: false,
    limit,
    body: 'json',
  } as const
}

/** A write, or a question whose input must not stand in an address. */
export function post<I extends z.ZodType, O extends z.ZodType>(
  path: string,
  summary: string,
  input: I,
  output: O,
  { errors = [], limit = 'write' }: Extras = {},
) {
  return {
    method: 'POST',
    path: `api/${path}`,
    summary,
    input,
    output,
    errors: [...bodyErrors, ...errors],
    auth: false,
    limit,
    body: 'json',
  } as const
}

/** A file sent as the body of the call; what is known of it comes in the query. */
export function postFile<I extends z.ZodType, O extends z.ZodType>(
  path: string,
  summary: string,
  input: I,
  output: O,
  { errors = [], limit = 'upload' }: Extras = {},
) {
  return {
    method: 'POST',
    path: `api/${path}`,
    summary,
    input,
    output,
    errors: [...bodyErrors, 'UNSUPPORTED_FILE', ...errors],
    auth: false,
    limit,
    body: 'file',
  } as const
}

/** A file of any size sent as the body of the call, read as it comes; what is known of it comes in the query. */
export function postStream<I extends z.ZodType, O extends z.ZodType>(
  path: string,
  summary: string,
  input: I,
  output: O,
  { errors = [], limit = 'upload' }: Extras = {},
) {
  return { ...post(path, summary, input, output, { errors, limit }), body: 'stream' } as const
}
