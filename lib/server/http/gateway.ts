import { ApiError } from '@/lib/contract/errors'
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

/** Hands a browser's call to the remote company API. An unreachable remote is UPSTREAM_UNAVAILABLE, a slow one TIMEOUT. */
export async function forwardToCompany(request: Request, target: { baseURL: string; path: string; timeoutMs: number }): Promise<Response> {
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
  const headers = pick(request.headers, forwarded)
  headers.set('x-request-id', requestId)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  try {
    const response = await fetch(new URL(target.path, target.baseURL.replace(/\/?$/, '/')), {
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
