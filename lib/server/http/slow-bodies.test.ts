import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSlowBodies } from './slow-bodies'

let port = 0
/** Answers at once, without reading the body, or (`/waits`) never. */
const server = createServer((request, response) => {
  if (request.url !== '/waits') response.end('answered')
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  endSlowBodies((bytes) => 200 + bytes * 10)
})
afterAll(() => void server.close())

/** Sends a body of a declared length, so many bytes each 50 ms; tells what was answered and whether the server ended the connection within a second. */
async function send(path: string, declared: number, bytes: number): Promise<{ answer: string; ended: boolean }> {
  const socket = connect(port, '127.0.0.1')
  const seen = { answer: '', ended: false }
  socket.on('data', (chunk) => {
    seen.answer += chunk.toString()
  })
  socket.on('close', () => {
    seen.ended = true
  })
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nhost: site.test\r\ncontent-length: ${declared}\r\n\r\n`)
  for (let left = declared, turn = 0; turn < 20; turn += 1, left -= bytes) {
    if (left > 0 && bytes > 0 && !socket.destroyed) socket.write('x'.repeat(Math.min(bytes, left)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { answer, ended } = seen
  socket.destroy()
  return { answer: answer.split('\r\n')[0] ?? '', ended }
}

const answered = 'HTTP/1.1 200 OK'

it.each([
  ['/', answered],
  ['/waits', ''],
])('a body that drips, or stops, ends with its connection: %s', async (path, answer) => {
  expect(await Promise.all([send(path, 1000, 1), send(path, 1000, 0)])).toEqual([
    { answer, ended: true },
    { answer, ended: true },
  ])
})

it('one that keeps coming, or is complete, does not', async () => {
  expect(await Promise.all([send('/', 1000, 20), send('/', 3, 1), send('/waits', 3, 1)])).toEqual([
    { answer: answered, ended: false },
    { answer: answered, ended: false },
    { answer: '', ended: false },
  ])
})
