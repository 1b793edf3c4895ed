import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { metrics, type RequestKind } from '@/lib/server/metrics/metrics'
import { kindOf } from './request-kind'

const begun = new WeakMap<IncomingMessage, { at: number; kind: RequestKind }>()
const methods = new Set(['GET', 'HEAD', 'POST'])

function measure(request: IncomingMessage, response: Pick<ServerResponse, 'statusCode' | 'getHeader'>): void {
  const start = begun.get(request)
  if (start === undefined) return
  const { requests, seconds, pages } = metrics()
  const { at, kind } = start
  // Anybody can invent methods.
  const asked = request.method ?? ''
  const method = methods.has(asked) ? asked : 'other'
  requests.inc({ kind, method, status: response.statusCode })
  seconds.observe({ kind }, (performance.now() - at) / 1000)
  const result = response.getHeader('x-nextjs-cache')
  if (typeof result === 'string') pages.inc({ result })
}

/** From now on answered requests are counted by what they asked for: no address, no visitor. */
export function measureRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: unknown }
    if (!(request instanceof IncomingMessage)) return
    // Now, because Next writes over the address.
    const kind = kindOf(request.url ?? '/', request.headers.rsc !== undefined)
    begun.set(request, { at: performance.now(), kind })
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: unknown; response: unknown }
    if (request instanceof IncomingMessage && response instanceof ServerResponse) measure(request, response)
  })
}
