import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SomeListingValues } from '@/lib/contract/dealer-listing'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { cornerCalls, fillCorner, shops, type Person } from '@/tests/support/dealer-corner'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { dealerHandlers } from '../dealer/handlers'
import { getNextChange } from '../editor/overlay'
import { showDuePlans } from './go-live'
import { deleteOldChanges } from './keep'
import { remindOfListings } from './remind'

const start = new Date('2026-11-23T03:00:00.000Z')
const sunday = { opens: '10:00', closes: '15:30' }

describe.each(['sqlite', 'postgres'] as const)('the listing of a dealer on %s', (engine) => {
  let db: Kysely<Database>
  let calls: ReturnType<typeof cornerCalls>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await fillCorner(db, start)
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    calls = cornerCalls(db, start)
    for (const table of ['dealer_change', 'dealer_listing', 'upload', 'outbox'] as const)
      await db.deleteFrom(table).execute()
  })

  const dealer = shops.ours
  const read = (person: Person = 'owner') => calls.call(person, 'getDealerListing', { dealer })
  const change = (values: SomeListingValues, person: Person = 'owner') =>
    calls.call(person, 'changeDealerListing', { dealer, values })
  const undo = (id: string) => calls.call('owner', 'undoDealerChange', { dealer, change: id })
  const shown = (lang: 'en' | 'th' | 'ja' = 'en') => dealerHandlers.getDealer({ lang, id: dealer }, contextOf(db))
  const review = (id: string, verdict: { is: 'live'; at?: string } | { is: 'refused'; reason: string }) =>
    calls.call('editor', 'reviewDealerChange', { change: id, verdict })
  const addPicture = async (id: string, purpose = 'dealer') => {
    const file = { type: 'image/jpeg', bytes: 4, width: 4, height: 4, sha256: '', storage_key: id }
    await db
      .insertInto('upload')
      .values({ id, purpose, ...file, created_at: start.toISOString(), claimed_by: null })
      .execute()
  }

  it("shows Sunday's new hours at once, keeps the history and takes them back", async () => {
    const before = (await read()).values.weekly
    const after = await change({ weekly: { ...before, sun: sunday } }, 'helper')
    expect((await shown()).hours.weekly.sun).toEqual(sunday)
    expect(after.changes).toMatchObject([{ field: 'weekly', state: 'live', by: 'The helper', undoable: true }])
    expect((await undo(after.changes[0]?.id ?? '')).changes).toMatchObject([{ state: 'undone', undoable: false }])
    expect((await shown()).hours.weekly).toEqual(before)
  })

  it('takes back no more than what is still there', async () => {
    const first = (await change({ phones: ['02-111-1111'] })).changes[0]?.id ?? ''
    await change({ phones: ['02-222-2222'] })
    expect(await calls.failure('owner', 'undoDealerChange', { dealer, change: first })).toBe('CONFLICT')
    expect((await shown()).phones).toEqual(['02-222-2222'])
    expect((await change({ phones: ['02-222-2222'] })).changes).toHaveLength(2)
  })

  it('shows other words only after a look, and a newer wish takes the place of the one that waits', async () => {
    await change({ about: { en: 'First', th: 'ก่อน', ja: '最初' } })
    const listing = await change({ about: { en: 'Second', th: 'หลัง', ja: '次' } })
    expect(listing.changes.map(({ state }) => state).toSorted()).toEqual(['proposed', 'undone'])
    expect((await shown()).about).toBeNull()
    const [waiting, ...others] = await calls.call('editor', 'getDealerProposals', {})
    expect(others).toEqual([])
    expect(waiting).toMatchObject({
      dealer: { id: dealer },
      change: { field: 'about', after: { about: { ja: '次' } } },
    })
    await review(waiting?.change.id ?? '', { is: 'live' })
    expect([(await shown()).about, (await shown('ja')).about]).toEqual(['Second', '次'])
    const again = { change: waiting?.change.id ?? '', verdict: { is: 'live' } } as const
    expect(await calls.failure('editor', 'reviewDealerChange', again)).toBe('CONFLICT')
  })

  it('tells the shop why something was refused', async () => {
    const { changes } = await change({ names: { en: 'Best in town', th: 'ดีที่สุด', ja: '最高' } })
    await review(changes[0]?.id ?? '', { is: 'refused', reason: 'A name is a name.' })
    expect((await read()).changes).toMatchObject([{ state: 'refused', reason: 'A name is a name.', undoable: false }])
    expect((await shown()).name).not.toBe('Best in town')
    const unknown = { change: randomUUID(), verdict: { is: 'live' } } as const
    expect(await calls.failure('editor', 'reviewDealerChange', unknown)).toBe('NOT_FOUND')
  })

  it('tells whoever asked what came of it, in that language, and nobody of a draft of staff', async () => {
    await db.updateTable('account').set({ lang: 'th' }).where('id', '=', 'helper').execute()
    const words = { en: 'Coffee while you wait', th: 'มีกาแฟระหว่างรอ', ja: 'お待ちの間にコーヒーをどうぞ' }
    const waiting = async (values: SomeListingValues, person: Person) =>
      (await change(values, person)).changes.find(({ state }) => state === 'proposed')?.id ?? ''
    await review(await waiting({ about: words }, 'helper'), { is: 'live' })
    const names = { en: 'Best', th: 'ดีที่สุด', ja: '最高' }
    await review(await waiting({ names }, 'owner'), { is: 'refused', reason: 'A name is a name.' })
    await review(await waiting({ lineId: '@bangna' }, 'editor'), { is: 'live' })
    const messages = (await readMessages(db)).filter(({ template }) => template === 'dealerChangeDecided')
    const to = (person: string) => messages.find(({ recipient }) => recipient === `${person}@example.com`)
    expect(messages).toHaveLength(2)
    expect(to('helper')?.text).toContain('“เกี่ยวกับร้าน”')
    expect(to('owner')?.text).toContain('A name is a name.')
    await db.updateTable('account').set({ lang: null }).where('id', '=', 'helper').execute()
  })

  it('staff write as drafts, see them as a page, and publish them now or from a moment on', async () => {
    const before = (await read('editor')).values.weekly
    const { changes } = await change({ weekly: { ...before, sun: sunday }, phones: ['02-444-4444'] }, 'editor')
    expect(changes.map(({ state }) => state)).toEqual(['proposed', 'proposed'])
    expect((await shown()).phones).not.toEqual(['02-444-4444'])
    const page = (at?: string) => calls.call('editor', 'previewDealer', { dealer, lang: 'th', ...(at && { at }) })
    expect(await page()).toMatchObject({ phones: ['02-444-4444'], hours: { weekly: { sun: sunday } } })
    const idOf = (field: string) => changes.find((one) => one.field === field)?.id ?? ''
    const item = await calls.call('editor', 'openDeskItem', { kind: 'dealer-change', id: idOf('weekly'), lang: 'en' })
    expect(JSON.stringify(item.facts)).toContain('sun: 10:00–15:30')
    await review(idOf('phones'), { is: 'live' })
    expect((await shown()).phones).toEqual(['02-444-4444'])
    const [monday, later] = ['2026-11-30T02:00:00.000Z', '2026-11-30T02:01:00.000Z']
    await review(idOf('weekly'), { is: 'live', at: monday })
    const planned = (await read()).changes.find(({ field }) => field === 'weekly')
    expect(planned).toMatchObject({ state: 'planned', liveAt: monday, undoable: true })
    expect(await getNextChange({}, contextOf(db, { now: start }))).toEqual({ at: later })
    expect([(await page('2026-11-30T01:59:59.999Z')).hours.weekly, (await page(monday)).hours.weekly.sun]).toEqual([
      before,
      sunday,
    ])
    expect(await showDuePlans(db, new Date('2026-11-30T01:59:59.999Z'))).toBe(0)
    expect((await shown()).hours.weekly).toEqual(before)
    expect([await showDuePlans(db, new Date(monday)), await showDuePlans(db, new Date(monday))]).toEqual([1, 0])
    expect((await shown()).hours.weekly.sun).toEqual(sunday)
    expect(await getNextChange({}, contextOf(db, { now: new Date(later) }))).toEqual({ at: null })
    const back = await calls.call('editor', 'undoDealerChange', { dealer, change: planned?.id ?? '' })
    expect(back.values.weekly).toEqual(before)
  })

  it('what staff have put right, the shop does not take back unseen', async () => {
    const about = (en: string) => ({ about: { en, th: 'ร้าน', ja: '店' } })
    const publish = async (en: string, person: Person) => {
      const id = (await change(about(en), person)).changes.find(({ state }) => state === 'proposed')?.id ?? ''
      await review(id, { is: 'live' })
      return id
    }
    const [own, corrected] = [await publish('Cheapest of all', 'owner'), await publish('In town since 1998', 'editor')]
    const undoable = async (person: Person) =>
      (await read(person)).changes.filter((one) => one.undoable).map(({ id }) => id)
    expect([await undoable('owner'), await undoable('editor')]).toEqual([[], [corrected]])
    for (const id of [own, corrected])
      expect(await calls.failure('owner', 'undoDealerChange', { dealer, change: id })).toBe('CONFLICT')
    expect((await shown()).about).toBe('In town since 1998')
    await calls.call('editor', 'undoDealerChange', { dealer, change: corrected })
    expect((await shown()).about).toBe('Cheapest of all')
    await undo(own)
  })

  it('a plan that is taken back does not come', async () => {
    const [draft] = (await change({ phones: ['02-555-5555'] }, 'editor')).changes
    await review(draft?.id ?? '', { is: 'live', at: '2026-11-30T02:00:00.000Z' })
    await undo(draft?.id ?? '')
    expect(await showDuePlans(db, new Date('2026-12-01T00:00:00.000Z'))).toBe(0)
    expect(await getNextChange({}, contextOf(db, { now: start }))).toEqual({ at: null })
    const nowhere = { dealer: 'no-such-shop' }
    expect(await calls.failure('editor', 'getDealerListing', nowhere)).toBe('NOT_FOUND')
    expect(await calls.failure('editor', 'changeDealerListing', { ...nowhere, values: { lineId: null } })).toBe(
      'NOT_FOUND',
    )
  })

  it('takes pictures that were sent for it, and gives them up once nothing names them', async () => {
    const [ours, receipt] = ['a'.repeat(32), 'b'.repeat(32)]
    await addPicture(ours)
    await addPicture(receipt, 'receipt')
    const { changes } = await change({ pictures: [ours] })
    await review(changes[0]?.id ?? '', { is: 'live' })
    expect((await shown()).pictures).toEqual([ours])
    const wrong = { dealer, values: { pictures: [ours, receipt] } }
    expect(await calls.failure('owner', 'changeDealerListing', wrong)).toBe('INVALID_INPUT')
    const { changes: later } = await change({ pictures: [] })
    await review(later.find(({ state }) => state === 'proposed')?.id ?? '', { is: 'live' })
    const claimOf = async () =>
      (await db.selectFrom('upload').select('claimed_by').where('id', '=', ours).executeTakeFirstOrThrow()).claimed_by
    expect(await claimOf()).toBe(`dealer:${dealer}`)
    expect(await deleteOldChanges(db, { at: '2027-01-01T00:00:00.000Z', day: '2027-01-01' })).toBe(2)
    expect(await claimOf()).toBe('deleted')
  })

  it.each([
    {
      weekly: {
        mon: null,
        tue: null,
        wed: null,
        thu: null,
        fri: null,
        sat: null,
        sun: { opens: '18:00', closes: '09:00' },
      },
    },
    { exceptions: [{ day: '2026-02-30', hours: null }] },
    {
      exceptions: [
        { day: '12-31', hours: null },
        { day: '12-31', hours: sunday },
      ],
    },
    { phones: [] },
    { phones: ['call me'] },
    { lineId: 'https://evil.example' },
    { languages: [] },
  ] as SomeListingValues[])('refuses %j', async (values) => {
    expect(await calls.failure('owner', 'changeDealerListing', { dealer, values })).toBe('INVALID_INPUT')
    expect((await read()).changes).toEqual([])
  })

  it("is nobody else's: another dealer neither reads nor changes it", async () => {
    const id = (await change({ phones: ['02-333-3333'] })).changes[0]?.id ?? ''
    const theirs = { dealer: shops.theirs }
    expect(await calls.failure('stranger', 'getDealerListing', { dealer })).toBe('FORBIDDEN')
    expect(await calls.failure('stranger', 'confirmDealerListing', { dealer })).toBe('FORBIDDEN')
    expect(await calls.failure('stranger', 'changeDealerListing', { dealer, values: { lineId: null } })).toBe(
      'FORBIDDEN',
    )
    expect(await calls.failure('stranger', 'undoDealerChange', { dealer, change: id })).toBe('FORBIDDEN')
    expect(await calls.failure('stranger', 'undoDealerChange', { ...theirs, change: id })).toBe('NOT_FOUND')
    expect(await calls.call('stranger', 'getMyDealers', {})).toMatchObject([{ id: shops.theirs, role: 'owner' }])
    expect((await shown()).phones).toEqual(['02-333-3333'])
  })

  it('is asked after twice a year, until somebody says it is right', async () => {
    const count = async () => (await db.selectFrom('outbox').select('recipient').execute()).length
    const at = (day: string) => new Date(`${day}T05:00:00.000Z`)
    await remindOfListings(db, start)
    expect([await count(), (await read()).due]).toEqual([0, true])
    expect((await calls.call('helper', 'confirmDealerListing', { dealer })).due).toBe(false)
    await remindOfListings(db, at('2027-05-22'))
    expect(await count()).toBe(0)
    for (const day of ['2027-05-23', '2027-05-23', '2027-05-24']) await remindOfListings(db, at(day))
    // The owner and the helper of ours, the stranger of theirs.
    expect(await count()).toBe(3)
    calls.clock.now = at('2027-05-24')
    expect((await read()).due).toBe(true)
  })

  it('is asked after although another shop cannot be', async () => {
    const at = (day: string) => new Date(`${day}T05:00:00.000Z`)
    const setLang = (lang: string) =>
      db.updateTable('dealer_member').set({ lang }).where('dealer_id', '=', shops.ours).execute()
    await remindOfListings(db, start)
    await setLang('xx')
    await expect(remindOfListings(db, at('2027-05-23'))).rejects.toThrow('1 shops were not asked after their listing')
    const asked = await db.selectFrom('outbox').select('recipient').execute()
    expect(asked).toHaveLength(1)
    await setLang('en')
    await remindOfListings(db, at('2027-05-23'))
    expect(await db.selectFrom('outbox').select('recipient').execute()).toHaveLength(3)
  })
})
