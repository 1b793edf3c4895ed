import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { startSite, type Site } from './support/site'

let company: LocalServer
let site: Site
beforeAll(async () => {
  company = await startServer((asked, response) => {
    if (asked.url?.startsWith('/v1/api/products/list')) response.writeHead(302, { location: '/v1/internal' }).end()
    else answerJson(response, 200, { remote: true })
  })
  site = await startSite({ COMPANY_API_URL: `${company.url}/v1`, TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(async () => {
  await site.stop()
  await company.close()
})

let visitor = 0
beforeEach(() => {
  company.seen.length = 0
  visitor += 1
})

const mount = '/api/company/'
const headers = () => ({ 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitor}` })
// Kept open as a browser keeps it: a server that is told to close may do so before a refused body has been sent.
const post = (path: string, body: string | Buffer) =>
  site.ask(mount + path, { method: 'POST', headers: { ...headers(), connection: 'keep-alive' }, body })
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { error: { code: string } }).error.code

it('hands on what the contract has', async () => {
  const answer = await post('token?x=1', '{"username":"somebody"}')
  expect([answer.status, answer.headers['cache-control'], answer.text]).toEqual([200, 'no-store', '{"remote":true}'])
  expect(company.seen).toMatchObject([{ method: 'POST', url: '/v1/token?x=1', body: '{"username":"somebody"}' }])
  expect(company.seen[0]?.headers['x-forwarded-for']).toBe(`192.0.2.${visitor}`)
  expect(JSON.stringify(company.seen[0]?.headers)).not.toContain('x-peer-address')
})

it.each([
  'internal',
  'api/internal',
  '..%2finternal',
  '..%2f..%2finternal',
  '%2e%2e/internal',
  'api/..%2f..%2finternal',
  'api/vehicles/types/..%2f..%2finternal',
  'api/vehicles/..;/internal',
  'api/vehicles/types;/internal',
  '..;/internal',
  'api/%252e%252e%252finternal',
  'api/vehicles%2ftypes',
  'api/vehicles/types%00',
  '\\internal',
  '/evil.test/x',
  '@evil.test/x',
])('asks the company nothing for %s', async (path) => {
  const { status } = await site.ask(mount + path, { headers: headers() })
  expect([308, 400, 404]).toContain(status)
  expect(company.seen).toEqual([])
})

it('follows no redirect', async () => {
  const answer = await site.ask(`${mount}api/products/list`, { headers: headers() })
  expect([answer.status, codeOf(answer)]).toEqual([502, 'UPSTREAM_UNAVAILABLE'])
  expect(company.seen.map(({ url }) => url)).toEqual(['/v1/api/products/list'])
})

it('has the limits of the built-in API', async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, () => post('token', '{}').then(({ status }) => status)))
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(company.seen).toHaveLength(10)
})

it.each([
  ['a form beyond 64 kB', 'token', Buffer.alloc(65 * 1024 + 1, '1'), 413, 'PAYLOAD_TOO_LARGE'],
  ['JSON that is nested too deeply', 'token', '['.repeat(60_000), 400, 'INVALID_INPUT'],
  ['no JSON', 'token', 'a=b', 400, 'INVALID_INPUT'],
  ['a file beyond 10 MB', 'api/uploads?purpose=claim', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE'],
])('%s does not reach the company', async (_name, path, body, status, code) => {
  const answer = await post(path, body)
  expect([answer.status, codeOf(answer)]).toEqual([status, code])
  expect(company.seen).toEqual([])
})

/** Resident memory of the site's process, MB. */
async function memoryOfSite(): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024
}

describe('a body without a length that does not end', () => {
  it.runIf(process.platform === 'linux')('is refused in the middle, and fills no memory', async () => {
    const before = await memoryOfSite()
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    const sent = await new Promise<{ status: number; megabytes: number }>((resolve, reject) => {
      let megabytes = 0
      const call = request(
        `${site.origin}${mount}token`,
        { method: 'POST', headers: { ...headers(), connection: 'keep-alive' }, agent: false },
        (response) => {
          response.resume()
          resolve({ status: response.statusCode ?? 0, megabytes })
          call.destroy()
        },
      )
      call.on('error', reject)
      const more = () => {
        if (call.destroyed || megabytes >= 400) return
        megabytes += 1
        if (call.write(chunk)) setImmediate(more)
        else call.once('drain', more)
      }
      more()
    })
    expect(sent.status).toBe(413)
    expect(sent.megabytes).toBeLessThan(100)
    expect((await memoryOfSite()) - before).toBeLessThan(100)
    expect(company.seen).toEqual([])
  })
})
