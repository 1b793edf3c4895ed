import { Hono, type Context } from 'hono'
import { ApiError } from '@/lib/contract/api-error'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { inSpan } from '@/lib/server/traces/in-span'
import { callerKey, readCallerAddress, type CallerAddress } from './caller-address'
import { errorResponse, toApiError } from './error-response'
import { logCall } from './log'
import type { RateLimits } from './rate-limits'

export type CompanyApi = { fetch: (request: Request) => Promise<Response> }

export type EndpointCall = {
  operation: OperationId
  endpoint: Endpoint
  request: Request
  requestId: string
  caller: CallerAddress
}

/**
 * The endpoint table over HTTP, for the built-in API and for the gateway to a remote one: a call that is in the table and within its limit reaches
 * `answer`; what that throws is an error answer, never an exception. `limits`: null = callers are trusted (in-process).
 */
export function serveEndpoints(
  limits: RateLimits | null,
  answer: (call: EndpointCall) => Promise<Response>,
): CompanyApi {
  const app = new Hono()
  for (const operation of Object.keys(endpoints) as OperationId[]) {
    const endpoint: Endpoint = endpoints[operation]
    const { method, path } = endpoint
    const answerWithinLimits = async (request: Request, requestId: string) => {
      const caller = readCallerAddress(request)
      await limits?.consume(endpoint.limit, callerKey(caller.address))
      return answer({ operation, endpoint, request, requestId, caller })
    }
    app.on(method, `/${path}`, async (c) => {
      const started = performance.now()
      const requestId = requestIdOf(c)
      const response = await inSpan(operation, { 'company.operation': operation }, async (mark) => {
        const answered = await answerWithinLimits(c.req.raw, requestId).catch((error: unknown) =>
          errorResponse(toApiError(error), requestId),
        )
        mark({ 'company.status': answered.status })
        return answered
      })
      response.headers.set('x-request-id', requestId)
      if (!mayBeStored(endpoint, response)) response.headers.set('cache-control', 'no-store')
      logCall({ operation, requestId, status: response.status, ms: performance.now() - started })
      return response
    })
    app.all(`/${path}`, (c) => errorResponse(new ApiError('METHOD_NOT_ALLOWED'), requestIdOf(c), { allow: method }))
  }
  app.notFound((c) => errorResponse(new ApiError('NOT_FOUND'), requestIdOf(c)))
  app.onError((error, c) => errorResponse(toApiError(error), requestIdOf(c)))
  return { fetch: async (request) => app.fetch(request) }
}

/** Only a read that is the same for everybody, and that says so itself. */
function mayBeStored({ method, auth }: Endpoint, response: Response): boolean {
  return method === 'GET' && !auth && response.headers.has('cache-control')
}

function requestIdOf(c: Context): string {
  const given = c.req.header('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
