import { beforeEach, describe, expect, it, vi } from 'vitest'
import { environment, parseEnvironment } from '@/lib/config/environment'
import { catalogueLife } from '@/lib/data/cache-table'
import { shareTags, type SharedTags } from '@/lib/next/shared-tags.mjs'
import { answerRevalidation } from './revalidate'

const { revalidateTag } = vi.hoisted(() => ({ revalidateTag: vi.fn() }))
vi.mock('next/cache', () => ({ revalidateTag }))
vi.mock('@/lib/next/shared-tags.mjs', () => ({ shareTags: vi.fn(() => null) }))
vi.mock(import('@/lib/config/environment'), async (original) => ({ ...(await original()), environment: vi.fn() }))

const secret = 'a-secret-of-the-test'
const use = (value: string | undefined) =>
  vi.mocked(environment).mockReturnValue(parseEnvironment({ REVALIDATE_SECRET: value }))
const ask = (authorization: string | null, body: string) =>
  answerRevalidation(
    new Request('http://localhost/api/revalidate', {
      method: 'POST',
      body,
      headers: authorization === null ? {} : { authorization },
    }),
  )

beforeEach(() => {
  revalidateTag.mockClear()
  use(secret)
})

describe('refreshing stored pages', () => {
  it('marks each tag once', async () => {
    const answer = await ask(`Bearer ${secret}`, '{"tags":["products","fitments","products"]}')
    expect(answer.status).toBe(200)
    expect(revalidateTag.mock.calls).toEqual([
      ['products', catalogueLife],
      ['fitments', catalogueLife],
    ])
  })

  it.each([
    ['no secret in the request', null, '{"tags":["products"]}', 401],
    ['another secret', 'Bearer another-secret-of-x', '{"tags":["products"]}', 401],
    ['the secret without its scheme', secret, '{"tags":["products"]}', 401],
    ['an unknown tag', `Bearer ${secret}`, '{"tags":["everything"]}', 400],
    ['no tags', `Bearer ${secret}`, '{"tags":[]}', 400],
    ['another field', `Bearer ${secret}`, '{"tags":["products"],"path":"/"}', 400],
    ['no JSON', `Bearer ${secret}`, 'products', 400],
    ['too much', `Bearer ${secret}`, JSON.stringify({ tags: ['x'.repeat(2000)] }), 413],
  ])('refuses %s', async (_name, authorization, body, status) => {
    expect((await ask(authorization, body)).status).toBe(status)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  it('is to be asked for once more while other instances cannot be told', async () => {
    const shared = { isReached: () => Promise.resolve(false) } as SharedTags
    vi.mocked(shareTags).mockReturnValueOnce(shared)
    const answer = await ask(`Bearer ${secret}`, '{"tags":["products"]}')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(revalidateTag).toHaveBeenCalledTimes(1)
  })

  it('does not exist where no secret is configured', async () => {
    use(undefined)
    expect((await ask('Bearer ', '{"tags":["products"]}')).status).toBe(404)
    expect((await ask('Bearer undefined', '{"tags":["products"]}')).status).toBe(404)
    expect(revalidateTag).not.toHaveBeenCalled()
  })
})
