import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localCallHeader, peerAddressHeader, tellPeerAddresses } from './peer-address'

let port = 0
const server = createServer((asked, response) => void response.end(JSON.stringify(asked.headers)))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => void server.close())

async function headersSeen(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve(JSON.parse(text) as IncomingHttpHeaders))
    })
      .on('error', reject)
      .end()
  })
}

it('writes the address of the connection over whatever came under that name', async () => {
  expect((await headersSeen({}))[peerAddressHeader()]).toBeUndefined()
  tellPeerAddresses()
  expect((await headersSeen({}))[peerAddressHeader()]).toBe('127.0.0.1')
  expect((await headersSeen({ [peerAddressHeader()]: '198.51.100.1' }))[peerAddressHeader()]).toBe('127.0.0.1')
})

it('tells calls of this machine from those of a proxy on it, whatever the caller writes', async () => {
  const isLocal = async (headers: Record<string, string>) => (await headersSeen(headers))[localCallHeader()] === '1'
  expect(await isLocal({})).toBe(true)
  for (const name of ['x-forwarded-for', 'X-Real-IP', 'Forwarded', 'Via'])
    expect(await isLocal({ [name]: '127.0.0.1', [localCallHeader()]: '1' }), name).toBe(false)
})

it('has a name that nobody can guess', () => {
  expect(peerAddressHeader()).toMatch(/^x-peer-address-[0-9a-f-]{36}$/)
})
