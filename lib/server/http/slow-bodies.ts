import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { longestWait } from './read-body'

/** Whoever reads a body answers first that it comes too slowly. */
const answerMs = 2000
/**
 * What waits keeps the request with all that was made for it, 50 kB, so it looks often. Node tells nobody of the end of a body that Next began to
 * read and left.
 */
const lookMs = 1000

/**
 * From now on a connection on which a body comes too slowly ends, whether or not anybody reads that body: pages and refusals do not, and Node
 * would let it drip for five minutes. `waitFor`: milliseconds that so many bytes may take.
 */
export function endSlowBodies(waitFor = (bytes: number) => longestWait(bytes) + answerMs): void {
  subscribe('http.server.request.start', (message) => {
    const { request, socket } = message as { request: unknown; socket: unknown }
    if (request instanceof IncomingMessage && socket instanceof Socket && hasBody(request))
      watch(request, socket, waitFor)
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function watch(request: IncomingMessage, socket: Socket, waitFor: (bytes: number) => number): void {
  const began = performance.now()
  const before = socket.bytesRead
  const look = () => {
    if (request.complete || socket.destroyed) return
    const left = began + waitFor(socket.bytesRead - before) - performance.now()
    if (left <= 0) socket.destroy()
    else setTimeout(look, Math.min(left, lookMs)).unref()
  }
  setTimeout(look, Math.min(waitFor(0), lookMs)).unref()
}
