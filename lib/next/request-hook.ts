import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { environment } from '@/lib/config/environment'
import { completeHeaders } from '@/lib/config/response-headers'
import { addressHeader, markOf, normalizeAddress, type AddressMark } from '@/lib/routes/address'
import { tellPeerAddresses } from '@/lib/server/http/peer-address'
import { endSlowBodies } from '@/lib/server/http/slow-bodies'
import { measureRequests } from './measure-requests'

/**
 * Gives a request the one spelling of its address, so that guards, routes and stores cannot see different ones. TRACE is read as GET, for
 * middleware to refuse: Next makes a Request of every request, which throws for that method, and answers 500.
 */
export function readRequest(request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>): void {
  Reflect.deleteProperty(request.headers, addressHeader)
  const url = normalizeAddress(request.url ?? '/')
  const isTrace = request.method === 'TRACE'
  const mark: AddressMark | null = isTrace ? 'trace' : url === null ? 'broken' : markOf(url)
  request.url = url ?? '/'
  if (isTrace) request.method = 'GET'
  if (mark) request.headers[addressHeader] = mark
}

/** Completes the headers of whatever answers, at the moment they are sent. */
function watchHeaders(response: ServerResponse, siteUrl: string): void {
  const query = /\?.*$/s.exec(response.req.url ?? '')?.[0] ?? ''
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    completeHeaders(response, { status: typeof args[0] === 'number' ? args[0] : response.statusCode, siteUrl, query })
    return writeHead(...args)
  }
}

const holder = globalThis as typeof globalThis & { areRequestsHooked?: boolean }

/**
 * From now on every request of this process passes this hook before Next sees it. Next has no hook of its own that early: its redirects,
 * its refusals and its error pages pass by middleware and by the headers of next.config.
 */
export function hookRequests(): void {
  if (holder.areRequestsHooked) return
  holder.areRequestsHooked = true
  const { SITE_URL } = environment()
  tellPeerAddresses()
  endSlowBodies()
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: unknown; response: unknown }
    if (request instanceof IncomingMessage) readRequest(request)
    if (response instanceof ServerResponse) watchHeaders(response as ServerResponse, SITE_URL)
  })
  measureRequests()
}
