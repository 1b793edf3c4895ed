import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Kysely } from 'kysely'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Database } from './db/schema'
import { handlers } from './handlers'
import { addressOf, readCaller } from './http/caller'
import { errorResponse, toApiError } from './http/error-response'
import { logCall } from './http/log'
import { readFile, readInput } from './http/read-input'
import type { RateLimits } from './http/rate-limits'
import { openApiDocument } from './openapi'
import type { ServiceContext } from './services/context'

export type CompanyApiOptions = {
  db: Kysely<Database>
  /** null = callers are trusted (in-process). */
  limits: RateLimits | null
  /** Default: the clock. */
  now?: () => Date
}

export type CompanyApi = { fetch: (request: Request) => Promise<Response> }

const maxBodyBytes = 64 * 1024
/** Ten megabytes as people count them, with room for how a system counts. */
const maxFileBytes = 10 * 1024 * 1024

async function answer(operation: OperationId, c: Context, options: CompanyApiOptions): Promise<Response> {
  const endpoint: Endpoint = endpoints[operation]
  await options.limits?.consume(endpoint.limit, addressOf(c.req.raw))
  const caller = await readCaller(c.req.raw, options.db, endpoint.auth)
  const input = await readInput(endpoint, c.req.raw)
  // The table types each handler to its own endpoint; the union of all of them cannot be called without this one widening.
  const handler = handlers[operation] as (input: unknown, context: ServiceContext) => Promise<unknown>
  const context: ServiceContext = {
    db: options.db,
    ...caller,
    now: options.now?.() ?? new Date(),
    limit: async (name, key) => options.limits?.consume(name, `of its own: ${key}`),
    file: endpoint.body === 'file' ? await readFile(c.req.raw) : null,
  }
  const output = await handler(input, context)
  return Response.json(endpoint.output.parse(output))
}

/** The embedded company API: every endpoint of the contract, as one `fetch`. Errors are answers, never exceptions. */
export function createCompanyApi(options: CompanyApiOptions): CompanyApi {
  const app = new Hono()
  for (const operation of Object.keys(endpoints) as OperationId[]) {
    const endpoint: Endpoint = endpoints[operation]
    const { method, path, body } = endpoint
    const limit = bodyLimit({ maxSize: body === 'file' ? maxFileBytes : maxBodyBytes, onError: () => { throw new ApiError('PAYLOAD_TOO_LARGE') } })
    app.on(method, `/${path}`, limit, async (c) => {
      const started = performance.now()
      const requestId = requestIdOf(c.req.raw)
      const response = await answer(operation, c, options).catch((error: unknown) => errorResponse(toApiError(error), requestId))
      response.headers.set('x-request-id', requestId)
      logCall({ operation, requestId, status: response.status, ms: performance.now() - started })
      return response
    })
    app.all(`/${path}`, (c) => errorResponse(new ApiError('METHOD_NOT_ALLOWED'), requestIdOf(c.req.raw), { allow: method }))
  }
  app.get('/openapi.json', (c) => c.json(openApiDocument()))
  app.notFound((c) => errorResponse(new ApiError('NOT_FOUND'), requestIdOf(c.req.raw)))
  app.onError((error, c) => errorResponse(toApiError(error), requestIdOf(c.req.raw)))
  return { fetch: async (request) => app.fetch(request) }
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
