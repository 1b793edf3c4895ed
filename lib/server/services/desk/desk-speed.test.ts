import '@/tests/support/environment'
import { expect, it } from 'vitest'
import { sampleAccounts } from '@/lib/server/seed/accounts'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { fillDesk } from './desk.fixture'
import { listInbox } from './list-inbox'

it.each(['sqlite', 'postgres'] as const)(
  'lists ten thousand on %s',
  async (engine) => {
    const db = await openCompanyDatabase(engine, 'small')
    await fillDesk(db, 2_000)
    const scope = ['service', 'people', 'content', 'integrity'] as const
    const user = { id: sampleAccounts[2].id, scope: [...scope] }
    const context = contextOf(db, { user } as never)
    for (const input of [{}, { queue: 'claim' }, { status: 'done' }, { owner: 'nobody' }, { queue: 'spam' }] as const) {
      const times: number[] = []
      for (let i = 0; i < 40; i++) {
        const start = performance.now()
        await listInbox({ status: 'open', limit: 50, ...input }, context)
        times.push(performance.now() - start)
      }
      times.sort((a, b) => a - b)
      console.log(engine, JSON.stringify(input), 'p50', times[20]?.toFixed(1), 'p95', times[38]?.toFixed(1))
    }
    await db.destroy()
    expect(1).toBe(1)
  },
  120_000,
)
