import '@/tests/support/environment'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { cornerCalls, fillCorner, shops } from '@/tests/support/dealer-corner'
import { readMessages } from '@/tests/support/outbox'

const start = new Date('2026-11-23T03:00:00.000Z')

describe.each(['sqlite', 'postgres'] as const)('the people of a dealer on %s', (engine) => {
  let db: Kysely<Database>
  let calls: ReturnType<typeof cornerCalls>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of ['dealer_invitation', 'dealer_member', 'account', 'workshop', 'dealer', 'outbox'] as const)
      await db.deleteFrom(table).execute()
    await fillCorner(db, start)
    calls = cornerCalls(db, start)
  })

  const dealer = shops.ours
  const invite = (to = 'Newcomer@example.com', shop: string = dealer, by: 'owner' | 'stranger' = 'owner') =>
    calls.call(by, 'inviteDealerMember', { dealer: shop, to, role: 'staff', lang: 'en' })
  const people = () => calls.call('owner', 'getDealerPeople', { dealer })
  const scopesOf = async (id: string) =>
    (await db.selectFrom('account').select('scopes').where('id', '=', id).executeTakeFirstOrThrow()).scopes

  it('join by an invitation to their own address, and only by that', async () => {
    await invite()
    const [message] = await readMessages(db)
    expect(message).toMatchObject({ recipient: 'newcomer@example.com', template: 'dealerInvitation' })
    const [invitation] = await calls.call('newcomer', 'getDealerInvitations', {})
    expect(await calls.call('stranger', 'getDealerInvitations', {})).toEqual([])
    const input = { invitation: invitation?.id ?? '' }
    expect(await calls.failure('stranger', 'joinDealer', input)).toBe('NOT_FOUND')
    expect(await calls.call('newcomer', 'joinDealer', input)).toEqual({ dealer })
    expect(await calls.failure('newcomer', 'joinDealer', input)).toBe('NOT_FOUND')
    expect(JSON.parse(await scopesOf('newcomer'))).toEqual(['customer', 'dealer'])
    expect((await calls.call('newcomer', 'getDealerListing', { dealer })).id).toBe(dealer)
  })

  it('are not asked twice, and not after the time is over', async () => {
    await invite()
    expect((await invite()).invitations).toHaveLength(1)
    const input = { dealer, to: 'helper@example.com', role: 'staff' } as const
    expect(await calls.failure('owner', 'inviteDealerMember', input)).toBe('CONFLICT')
    const [invitation] = (await people()).invitations
    calls.clock.now = new Date('2026-12-09T03:00:00.000Z')
    expect(await calls.failure('newcomer', 'joinDealer', { invitation: invitation?.id ?? '' })).toBe('NOT_FOUND')
    expect((await people()).invitations).toEqual([])
  })

  it('are not asked any more once the invitation is withdrawn', async () => {
    const [invitation] = (await invite()).invitations
    const input = { dealer, invitation: invitation?.id ?? '' }
    expect(await calls.failure('helper', 'withdrawDealerInvitation', input)).toBe('FORBIDDEN')
    expect(await calls.failure('stranger', 'withdrawDealerInvitation', { ...input, dealer: shops.theirs })).toBe('OK')
    expect((await people()).invitations).toHaveLength(1)
    expect((await calls.call('owner', 'withdrawDealerInvitation', input)).invitations).toEqual([])
  })

  it('see addresses and invite only as owners', async () => {
    await invite()
    expect((await people()).members.map(({ handle, role, me }) => [handle, role, me])).toEqual([
      ['owner@example.com', 'owner', true],
      ['helper@example.com', 'staff', false],
    ])
    const seen = await calls.call('helper', 'getDealerPeople', { dealer })
    expect([seen.members.map(({ handle }) => handle), seen.invitations]).toEqual([[null, null], []])
    const input = { dealer, to: 'friend@example.com', role: 'owner' } as const
    expect(await calls.failure('helper', 'inviteDealerMember', input)).toBe('FORBIDDEN')
    expect(await calls.failure('stranger', 'getDealerPeople', { dealer })).toBe('FORBIDDEN')
    expect(await calls.failure('owner', 'inviteDealerMember', { ...input, to: '021234567' })).toBe('INVALID_INPUT')
  })

  it('always have an owner, who alone removes others', async () => {
    const set = (person: 'owner' | 'helper' | 'stranger', account: string, role: 'owner' | 'staff' | null) =>
      calls.failure(person, 'setDealerMember', { dealer, account, role })
    expect(await set('owner', 'owner', null)).toBe('CONFLICT')
    expect(await set('owner', 'owner', 'staff')).toBe('CONFLICT')
    expect(await set('helper', 'owner', null)).toBe('FORBIDDEN')
    expect(await set('stranger', 'helper', null)).toBe('FORBIDDEN')
    expect(await set('owner', 'stranger', null)).toBe('NOT_FOUND')
    expect(await set('owner', 'helper', 'owner')).toBe('OK')
    expect(await set('owner', 'owner', null)).toBe('OK')
    expect(await calls.failure('owner', 'getDealerListing', { dealer })).toBe('FORBIDDEN')
    expect(await scopesOf('owner')).toBe('[]')
    expect(await set('helper', 'helper', null)).toBe('CONFLICT')
  })

  it('keep the rights of the shop they join while they leave another', async () => {
    const { invitations } = await invite('helper@example.com', shops.theirs, 'stranger')
    const both = () => [
      calls.failure('helper', 'setDealerMember', { dealer, account: 'helper', role: null }),
      calls.failure('helper', 'joinDealer', { invitation: invitations[0]?.id ?? '' }),
    ]
    let answers: Promise<string>[] = []
    // Whoever holds the account makes both meet on PostgreSQL; SQLite has one writer at a time.
    if (engine === 'sqlite') answers = both()
    else
      await db.transaction().execute(async (trx) => {
        await queueAt(trx, 'account', 'id', 'helper')
        answers = both()
        await pause(200)
      })
    expect(await Promise.all(answers)).toEqual(['OK', 'OK'])
    expect(JSON.parse(await scopesOf('helper'))).toEqual(['dealer'])
  })

  it('leave by themselves', async () => {
    expect(await calls.failure('helper', 'setDealerMember', { dealer, account: 'helper', role: null })).toBe('OK')
    expect((await people()).members).toHaveLength(1)
  })
})
