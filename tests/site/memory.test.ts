import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSite, type Site } from '@/tests/security/support/site'

const searches = 60
const counter = path.join(import.meta.dirname, 'support/count-requests.mjs')
let site: Site

beforeAll(async () => {
  site = await startSite({ NODE_OPTIONS: `--import ${counter}` })
})
afterAll(() => site.stop())

// Each page that is rendered asks the company by a request inside the process. One that is kept holds its addresses, headers and signals: 8 kB,
// and an instance is out of memory after some ten thousand pages.
it('keeps no request of a page that was answered', async () => {
  for (let i = 0; i < searches; i += 1) {
    const { status } = await site.ask(`/search?q=pcx${i}`, { headers: { cookie: 'i18n_redirected=en' } })
    expect(status).toBe(200)
  }
  process.kill(site.pid, 'SIGUSR2')
  const alive = await vi.waitFor(
    () => Number(/^alive: (\d+)$/m.exec(site.log())?.[1] ?? Number.NaN) || expect.fail('not counted yet'),
    { timeout: 20_000 },
  )
  expect(alive).toBeLessThan(searches / 3)
})
