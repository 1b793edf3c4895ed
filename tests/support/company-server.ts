import { createServer } from 'node:http'
import { openDatabase } from '@/lib/server/db/client'
import { createCompanyApi } from '@/lib/server/api'

/** The embedded company API as a process of its own, for tests that end it the hard way: `tsx company-server.ts <database file>`; prints its port. */
const [file = ':memory:'] = process.argv.slice(2)
const api = createCompanyApi({ db: openDatabase(file), limits: null, now: () => new Date('2026-11-21T03:00:00.000Z') })

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    const asked = new Request(`http://company.test${request.url ?? '/'}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body.length > 0 && { body }),
    })
    void api.fetch(asked).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})
