import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

const holder = globalThis as typeof globalThis & { peerAddressHeader?: string }

/**
 * Header in which this server tells its own handlers who is at the other end of the connection; Next passes on headers and nothing else, and keeps
 * an X-Forwarded-For that the visitor wrote. The name is made anew by each process: before the first call of `tellPeerAddresses` nobody could
 * overwrite what a visitor sends, so no visitor may know it. Kept globally, because instrumentation and routes are bundled apart.
 */
export function peerAddressHeader(): string {
  holder.peerAddressHeader ??= `x-peer-address-${randomUUID()}`
  return holder.peerAddressHeader
}

/** What a proxy writes that names whom it calls for. Next adds the first of them itself, so that a handler can no longer tell. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const

/** Header that only calls have which came straight from a program on this machine, with no proxy between. */
export function localCallHeader(): string {
  return `${peerAddressHeader()}-local`
}

const isLocal = (address = ''): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

/** From now on every request that this process is sent carries the address of its connection. */
export function tellPeerAddresses(): void {
  const name = peerAddressHeader()
  subscribe('http.server.request.start', (message) => {
    const { request, socket } = message as { request: unknown; socket: unknown }
    if (!(request instanceof IncomingMessage) || !(socket instanceof Socket)) return
    request.headers[name] = socket.remoteAddress ?? ''
    const isDirect = forwarding.every((header) => request.headers[header] === undefined)
    request.headers[localCallHeader()] = isDirect && isLocal(socket.remoteAddress) ? '1' : '0'
  })
}
