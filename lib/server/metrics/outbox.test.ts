import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from '@/lib/server/outbox/queue'
import { readOutboxDepth } from './outbox'

const now = new Date('2026-11-24T03:00:00Z')

describe.each(['sqlite', 'postgres'] as const)('the depth of the outbox on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())

  it('is what waits in each queue, and how long the first has been due; what was sent does not count', async () => {
    const queue = (channel: 'email' | 'sms', to: string, secondsAgo: number) =>
      queueMessage(
        db,
        { channel, to, lang: 'en', template: 'warrantyCode', data: { code: '123456', minutes: 10 } },
        new Date(now.getTime() - secondsAgo * 1000),
      )
    expect(await readOutboxDepth(db, now)).toEqual([])
    await queue('email', 'a@example.com', 5)
    await queue('email', 'b@example.com', 90)
    await queue('sms', '+66812345678', 0)
    await queue('sms', '+66812345679', 600)
    await db.updateTable('outbox').set({ next_try_at: null }).where('recipient', '=', '+66812345679').execute()
    const depth = await readOutboxDepth(db, now)
    expect(depth.sort((a, b) => a.channel.localeCompare(b.channel))).toEqual([
      { channel: 'email', urgency: 'code', waiting: 2, overdueSeconds: 90 },
      { channel: 'sms', urgency: 'code', waiting: 1, overdueSeconds: 0 },
    ])
  })
})
