import { ApiError } from '@/lib/contract/api-error'
import { errorResponse } from './error-response'

const forwarded = ['accept', 'content-type', 'authorization', 'x-forwarded-for', 'x-request-id'] as const
const returned = ['content-type', 'x-request-id', 'retry-after', 'allow', 'cache-control'] as const

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/** The address of a path below the company's; null when it would lead anywhere else. Joined as text, because a path such as `//host/` or `https:/host` would replace the host. */
function addressBelow(baseURL: string, path: string): URL | null {
  const base = new URL(baseURL.replace(/\/?$/, '/'))
  const address = new URL(base.href + path)
  return address.href.startsWith(base.href) ? address : null
}

/** Hands a browser's call to the remote company API; a path outside it is NOT_FOUND. An unreachable remote is UPSTREAM_UNAVAILABLE, a slow one TIMEOUT. */
export async function forwardToCompany(request: Request, target: { baseURL: string; path: string; timeoutMs: number }): Promise<Response> {
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
  const headers = pick(request.headers, forwarded)
  headers.set('x-request-id', requestId)
  const address = addressBelow(target.baseURL, target.path)
  if (!address) return errorResponse(new ApiError('NOT_FOUND'), requestId)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const response = await fetch(address, {
      method: request.method,
      headers,
      signal: AbortSignal.timeout(target.timeoutMs),
      ...(hasBody && { body: await request.arrayBuffer() }),
    })
    return new Response(response.body, { status: response.status, headers: pick(response.headers, returned) })
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError'
    return errorResponse(new ApiError(timedOut ? 'TIMEOUT' : 'UPSTREAM_UNAVAILABLE'), requestId)
  }
}
