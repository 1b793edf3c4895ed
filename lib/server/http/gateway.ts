import { ApiError } from '@/lib/contract/api-error'
import type { Endpoint } from '@/lib/contract/endpoint'
import { traces } from '@/lib/server/traces/in-span'
import { parseJson } from './parse-json'
import type { RateLimits } from './rate-limits'
import { readBody } from './read-body'
import { maxFileBytes, maxFormBytes } from './read-input'
import { serveEndpoints, type CompanyApi, type EndpointCall } from './serve-endpoints'

export type GatewayOptions = {
  /** Base URL of the remote company API, with or without a trailing slash. */
  baseURL: string
  timeoutMs: number
  limits: RateLimits
}

/** So long a large file may take to be sent and read, ms. */
const streamMs = 15 * 60_000

const forwarded = ['accept', 'content-type', 'authorization', 'sec-gpc'] as const
const returned = ['content-type', 'retry-after', 'cache-control'] as const

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/** What is sent on, as it came; a form that is no JSON stops here. Undefined = a read has no body. */
async function readForwardedBody(
  { method, body }: Endpoint,
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  if (method === 'GET') return undefined
  if (body === 'stream') return request.body ?? undefined
  const bytes = new Uint8Array(await readBody(request, body === 'file' ? maxFileBytes : maxFormBytes))
  if (body === 'json') parseJson(bytes)
  return bytes
}

/** The address asked is the table's own, so that no spelling of a path leads anywhere else; of the visitor's there is only the query. */
async function forward(
  { endpoint, request, requestId, caller }: EndpointCall,
  { baseURL, timeoutMs }: GatewayOptions,
): Promise<Response> {
  const body = await readForwardedBody(endpoint, request)
  const address = baseURL.replace(/\/?$/, '/') + endpoint.path + new URL(request.url).search
  const headers = pick(request.headers, forwarded)
  headers.set('x-request-id', requestId)
  for (const [name, value] of Object.entries(traces()?.headers() ?? {})) headers.set(name, value)
  if (caller.address !== null) headers.set('x-forwarded-for', caller.address)
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(endpoint.body === 'stream' ? streamMs : timeoutMs),
      ...(body && { body, duplex: 'half' as const }),
    })
    return new Response(response.body, { status: response.status, headers: pick(response.headers, returned) })
  } catch (cause) {
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
    throw new ApiError(timedOut ? 'TIMEOUT' : 'UPSTREAM_UNAVAILABLE', { cause })
  }
}

/** Hands browsers' calls to the remote company API, within the limits of the built-in one. One that is unreachable or redirects is UPSTREAM_UNAVAILABLE, a slow one TIMEOUT. */
export function createGateway(options: GatewayOptions): CompanyApi {
  return serveEndpoints(options.limits, (call) => forward(call, options))
}
