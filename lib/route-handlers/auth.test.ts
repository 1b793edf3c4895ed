import '@/tests/support/environment'
import { notFound } from 'next/navigation'
import { describe, expect, it } from 'vitest'
import { answerAuthCall } from './auth'

const ask = (path: string, init?: RequestInit) => new Request(`http://site.test/api/auth/${path}`, init)

describe('the addresses of sign-in', () => {
  it.each<[path: string, method: string, status: number]>([
    ['nothing', 'GET', 404],
    ['session/more/parts', 'GET', 404],
    ['signout', 'POST', 403],
    ['session', 'GET', 200],
  ])('%s, %s: %i, never stored', async (path, method, status) => {
    const answer = await answerAuthCall(ask(path, { method }))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('leave to Next what Next throws to itself', async () => {
    const request = ask('session')
    Object.defineProperty(request, 'headers', { get: () => notFound() })
    await expect(answerAuthCall(request)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
