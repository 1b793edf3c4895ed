import '@/tests/support/environment'
import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { spamGuardSchema } from '@/lib/contract/spam-guard'
import { judgeSpam } from './spam'

const context = { address: '192.0.2.1' }
const person = { website: '', elapsedMs: 20_000 }

let server: LocalServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

describe('judgeSpam', () => {
  it('trusts a person, with no robot check configured', async () => {
    expect(await judgeSpam(person, context)).toEqual({ suspected: false, reasons: [] })
  })

  it.each([
    [{ ...person, website: 'https://spam.example' }, 'hidden-field-filled'],
    [{ ...person, elapsedMs: 400 }, 'too-fast'],
  ])('suspects %j', async (guard, reason) => {
    expect(await judgeSpam(guard, context)).toEqual({ suspected: true, reasons: [reason] })
  })

  it.each([
    [{ success: true }, []],
    [{ success: true, score: 0.9 }, []],
    [{ success: true, score: 0.1 }, ['robot-check-failed']],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, ['robot-check-failed']],
    [{ nonsense: 1 }, ['robot-check-unreachable']],
  ])('reads the provider’s answer %j', async (answer, reasons) => {
    server = await startServer((_request, response) => answerJson(response, 200, answer))
    expect(
      (await judgeSpam({ ...person, robotToken: 'tok en' }, context, { secret: 'hush', verifyUrl: server.url }))
        .reasons,
    ).toEqual(reasons)
    expect(Object.fromEntries(new URLSearchParams(server.seen[0]?.body))).toEqual({
      secret: 'hush',
      response: 'tok en',
    })
  })

  it('marks, and does not stop, a form without a token or while the provider is away', async () => {
    expect(await judgeSpam(person, context, { secret: 'hush' })).toEqual({
      suspected: true,
      reasons: ['robot-check-missing'],
    })
    expect(
      await judgeSpam({ ...person, robotToken: 't' }, context, { secret: 'hush', verifyUrl: 'http://127.0.0.1:1' }),
    ).toEqual({ suspected: true, reasons: ['robot-check-unreachable'] })
  })
})

describe('spamGuardSchema', () => {
  it.each([
    [{ elapsedMs: 1 }, true],
    // A page that was left open for a month.
    [{ elapsedMs: 30 * 86_400_000 }, true],
    [{ elapsedMs: -1 }, false],
    [{ elapsedMs: 1.5 }, false],
    [{}, false],
    [{ elapsedMs: 1, robotToken: '' }, false],
    [{ elapsedMs: 1, website: 'x'.repeat(501) }, false],
  ])('%j: %s', (guard, valid) => {
    expect(spamGuardSchema.safeParse(guard).success).toBe(valid)
  })
})
