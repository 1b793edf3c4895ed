import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { createHttpSmsGateway } from './sms-gateway'

const signal = AbortSignal.timeout(60_000)
let server: LocalServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

describe('the SMS gateway', () => {
  it('is handed number and text, with the token and the name of the message', async () => {
    server = await startServer((_request, response) => answerJson(response, 202, {}))
    await createHttpSmsGateway(server.url, 'secret').send('+66812345678', 'รหัส 123456', 'id-1', signal)
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        headers: { authorization: 'Bearer secret', 'idempotency-key': 'id-1', 'content-type': 'application/json' },
      },
    ])
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ to: '+66812345678', text: 'รหัส 123456' })
  })

  it.each([
    [500, false],
    [429, false],
    [401, false],
    [400, true],
    [404, true],
  ])('answering %i: never again = %s', async (status, permanent) => {
    server = await startServer((_request, response) => answerJson(response, status, { why: '+66812345678' }))
    await expect(
      createHttpSmsGateway(server.url, null).send('+66812345678', 'x', 'id-1', signal),
    ).rejects.toMatchObject({ code: `HTTP_${status}`, permanent })
    expect(server.seen[0]?.headers.authorization).toBeUndefined()
  })

  it('may be away', async () => {
    await expect(
      createHttpSmsGateway('http://127.0.0.1:1', null).send('+66812345678', 'x', 'id-1', signal),
    ).rejects.toMatchObject({ code: 'UNREACHABLE', permanent: false })
  })
})
