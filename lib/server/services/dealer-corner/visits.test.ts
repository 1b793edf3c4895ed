import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookAppointmentInput } from '@/lib/contract/appointment'
import type { VisitAct } from '@/lib/contract/dealer-visits'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { cornerCalls, fillCorner, shops, type Person } from '@/tests/support/dealer-corner'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { bookAppointment } from '../appointment/book'

const start = new Date('2026-11-23T03:00:00.000Z')
const day = '2026-11-26'

describe.each(['sqlite', 'postgres'] as const)('the visits of a dealer on %s', (engine) => {
  let db: Kysely<Database>
  let calls: ReturnType<typeof cornerCalls>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await fillCorner(db, start)
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of ['seat', 'appointment_event', 'appointment', 'outbox', 'outbox_recipient'] as const)
      await db.deleteFrom(table).execute()
    calls = cornerCalls(db, start)
  })

  const dealer = shops.ours
  const book = async (workshop: string, slot = '10:00') => {
    const form = {
      key: randomUUID(),
      workshop,
      job: 'fitting',
      vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2022, plate: '1กข 1234' },
      day,
      slot,
      name: 'Somchai Jaidee',
      phone: '081 234 5678',
      email: 'somchai@example.com',
      note: 'It squeaks',
      consent: true,
      guard: { website: '', elapsedMs: 30_000 },
    }
    return (await bookAppointment(bookAppointmentInput.parse(form), contextOf(db, { now: start }))).number
  }
  const visits = (person: Person = 'helper') => calls.call(person, 'getDealerVisits', { dealer })
  const act = (number: string, what: VisitAct) =>
    calls.call('helper', 'updateDealerVisit', { dealer, number, act: what })
  const failure = (number: string, what: VisitAct, person: Person = 'helper', of: string = dealer) =>
    calls.failure(person, 'updateDealerVisit', { dealer: of, number, act: what })

  it('show the shop what it needs, and no e-mail address', async () => {
    await book(dealer)
    const [visit] = await visits()
    expect(visit).toMatchObject({
      state: 'booked',
      day,
      slot: '10:00',
      vehicle: { plate: '1กข 1234' },
      contact: { name: 'Somchai Jaidee', phone: '081-234-5678', note: 'It squeaks' },
      outside: false,
      acts: ['accept', 'move'],
    })
    expect(JSON.stringify(visit)).not.toContain('somchai@')
  })

  it('are accepted, moved and done, and then have no person', async () => {
    const number = await book(dealer)
    expect(await act(number, { what: 'accept' })).toMatchObject({ state: 'accepted', acts: ['move'] })
    expect(await failure(number, { what: 'accept' })).toBe('CONFLICT')
    expect(await act(number, { what: 'move', day, slot: '14:00' })).toMatchObject({ state: 'accepted', slot: '14:00' })
    expect((await readMessages(db)).map(({ template }) => template)).toContain('appointmentChanged')
    expect(await failure(number, { what: 'finish' })).toBe('CONFLICT')
    calls.clock.now = new Date(`${day}T08:00:00.000Z`)
    const done = await act(number, { what: 'finish' })
    expect(done).toMatchObject({ state: 'done', contact: null, acts: [] })
    expect(done.vehicle.plate).toBeUndefined()
    const events = await db.selectFrom('appointment_event').select(['what', 'actor', 'was']).orderBy('at').execute()
    expect(
      events
        .filter(({ actor }) => actor === 'workshop')
        .map(({ what }) => what)
        .toSorted(),
    ).toEqual(['accepted', 'accepted', 'changed', 'done'])
    expect(events.find(({ what }) => what === 'changed')?.was).toBe(`${day} 10:00`)
  })

  it('move to a free time only', async () => {
    const number = await book(dealer)
    expect(await failure(number, { what: 'move', day, slot: '03:00' })).toBe('CONFLICT')
    expect((await visits())[0]).toMatchObject({ slot: '10:00', state: 'booked' })
  })

  it('say when the shop has closed that time since', async () => {
    await book(dealer)
    const exceptions = [{ day, hours: null }]
    await calls.call('owner', 'changeDealerListing', { dealer, values: { exceptions } })
    expect((await visits())[0]?.outside).toBe(true)
    await calls.call('owner', 'changeDealerListing', { dealer, values: { exceptions: [] } })
  })

  it("are nobody else's: another dealer neither reads nor moves them", async () => {
    const number = await book(dealer)
    const accept = { what: 'accept' } as const
    expect(await calls.failure('stranger', 'getDealerVisits', { dealer })).toBe('FORBIDDEN')
    expect(await failure(number, accept, 'stranger')).toBe('FORBIDDEN')
    expect(await failure(number, accept, 'stranger', shops.theirs)).toBe('NOT_FOUND')
    expect(await failure(number, { what: 'move', day, slot: '14:00' }, 'stranger', shops.theirs)).toBe('NOT_FOUND')
    expect(await calls.call('stranger', 'getDealerVisits', { dealer: shops.theirs })).toEqual([])
    expect(await visits()).toMatchObject([{ state: 'booked', slot: '10:00' }])
  })
})
