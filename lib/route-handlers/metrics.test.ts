import { expect, it, vi } from 'vitest'
import { environment, parseEnvironment } from '@/lib/config/environment'
import { localCallHeader } from '@/lib/server/http/peer-address'
import { metrics } from '@/lib/server/metrics/metrics'
import { answerMetrics } from './metrics'

vi.mock('next/server', () => ({ connection: () => Promise.resolve() }))
vi.mock('@/lib/server/metrics/site-gauges', () => ({ addSiteGauges: () => undefined }))
vi.mock(import('@/lib/config/environment'), async (original) => ({ ...(await original()), environment: vi.fn() }))

const token = 'a-token-of-the-test'
const ask = (headers: Record<string, string>, METRICS_TOKEN: string = token) => {
  vi.mocked(environment).mockReturnValue(parseEnvironment({ METRICS_TOKEN, LOG_LEVEL: 'silent' }))
  return answerMetrics(new Request('http://localhost/api/metrics', { headers }))
}

it.each([
  ['nobody in particular', {}, token],
  ['who has another token', { authorization: 'Bearer another-token-of-x' }, token],
  ['who has none where none is configured', { authorization: 'Bearer undefined' }, ''],
  ['a proxy on this machine', { [localCallHeader()]: '0' }, token],
] as const)('figures are not there for %s', async (_who, headers, configured) => {
  expect((await ask(headers, configured)).status).toBe(404)
})

it.each([
  ['the bearer of the token', { authorization: `Bearer ${token}` }],
  ['a program on this machine', { [localCallHeader()]: '1' }],
])('figures are there for %s', async (_who, headers) => {
  metrics().requests.inc({ kind: 'page', method: 'GET', status: 200 })
  const answer = await ask(headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toMatch(/^yss_http_requests_total\{kind="page",method="GET",status="200"\} [1-9]/m)
})
