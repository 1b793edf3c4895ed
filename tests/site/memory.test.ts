import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSite, type Site } from '@/tests/security/support/site'

const times = 60
const counter = path.join(import.meta.dirname, 'support/count-requests.mjs')
let site: Site

beforeAll(async () => {
  site = await startSite({ NODE_OPTIONS: `--import ${counter}` })
})
afterAll(() => site.stop())

// Each page that is rendered asks the company by a request inside the process. One that is kept holds its addresses, headers and signals: 8 kB,
// and an instance is out of memory after some ten thousand pages. What watches over slow bodies would hold who sent one for half a minute,
// with all that was made for the answer, 50 kB; it looks once a second.
it('keeps no request that was answered', async () => {
  for (let i = 0; i < times; i += 1) {
    const page = await site.ask(`/search?q=pcx${i}`, { headers: { cookie: 'i18n_redirected=en' } })
    expect(page.status).toBe(200)
    const refusal = await site.ask('/api/company/search', { method: 'POST', body: '{}' })
    expect(refusal.status).toBeGreaterThanOrEqual(400)
  }
  await setTimeout(2000)
  process.kill(site.pid, 'SIGUSR2')
  const [, calls, visits] = await vi.waitFor(
    () => /^alive: (\d+) (\d+)$/m.exec(site.log()) ?? expect.fail('not counted yet'),
    { timeout: 20_000 },
  )
  expect(Number(calls)).toBeLessThan(times / 3)
  expect(Number(visits)).toBeLessThan(times / 3)
})
