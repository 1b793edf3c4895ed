import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { retentionRules } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { writeAccounts } from '@/lib/server/seed/accounts'
import { requireVisit } from '@/lib/server/services/appointment/visit'
import { findBySerial } from '@/lib/server/services/warranty/check'
import { verifyPin } from '@/lib/server/services/warranty/pin'
import { findByNumber, findWarranty } from '@/lib/server/services/warranty/rows'
import { makePrivateToken } from '@/lib/server/private-link'
import type { FileStorage } from '@/lib/server/storage/file-storage'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { retentionJobs } from './jobs'
import { runRetention } from './run'

// 22 November, nine in the morning in Thailand.
const now = new Date('2026-11-22T02:00:00.000Z')
const removed: string[] = []
const storage: FileStorage = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(Buffer.alloc(0)),
  remove: async (key) => void removed.push(key),
}

describe.each(['sqlite', 'postgres'] as const)('what time takes on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    removed.length = 0
    for (const table of ['retention_run', 'upload', 'consent_receipt', 'submission'] as const)
      await db.deleteFrom(table).execute()
  })
  const run = (at = now) => runRetention({ db, storage, now: at })

  async function addVisit(id: string, day: string): Promise<void> {
    const { dealer_id } = await db.selectFrom('workshop').select('dealer_id').limit(1).executeTakeFirstOrThrow()
    await db
      .insertInto('appointment')
      .values({
        id,
        number: id,
        key: id,
        workshop_id: dealer_id,
        job: 'fitting',
        vehicle: JSON.stringify({ type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2022, plate: '1กข 1234' }),
        day,
        slot: '09:00',
        bay: 1,
        minutes: 60,
        state: 'done',
        name: 'Somchai',
        phone: '+66812345678',
        email: 's@example.com',
        lang: 'th',
        note: 'It squeaks',
        suspected: 0,
        created_at: '2025-11-01T03:00:00.000Z',
        updated_at: '2025-11-01T03:00:00.000Z',
      })
      .execute()
    const event = { appointment_id: id, at: '2025-11-01T03:00:00.000Z', actor: 'visitor', what: 'changed', was: null }
    await db
      .insertInto('appointment_event')
      .values({ id: randomUUID(), reason: 'My mother is ill', ...event })
      .execute()
  }

  async function addUpload(id: string, claimed_by: string | null, created_at: string): Promise<void> {
    const file = { purpose: 'receipt', type: 'image/jpeg', bytes: 4, width: null, height: null, sha256: '' }
    await db
      .insertInto('upload')
      .values({ id, ...file, storage_key: `files/${id}`, created_at, claimed_by })
      .execute()
  }

  async function addWarranty(id: string, covered_until: string | null, registered_at: string): Promise<void> {
    await db
      .insertInto('warranty')
      .values({
        id,
        number: `W-${id}`,
        state: covered_until === null ? 'rejected' : 'expired',
        flags: '[]',
        product_id: null,
        term: null,
        position: 'rear',
        serials: JSON.stringify([`S-${id}`]),
        bought_on: registered_at.slice(0, 10),
        purchase: JSON.stringify({ boughtOn: registered_at.slice(0, 10), channel: 'dealer', invoice: 'INV-77' }),
        vehicle: JSON.stringify({
          type: 'car',
          brand: 'Toyota',
          model: 'Vios',
          year: 2020,
          plate: '1กข 1234',
          plateProvince: 'กรุงเทพมหานคร',
          vinLast6: 'ABC123',
        }),
        owner: JSON.stringify({ name: 'Somchai Jaidee', phone: '+66812345678', email: 's@example.com' }),
        phone_last4: '5678',
        lang: 'th',
        receipt_id: `receipt-${id}`,
        photo_id: null,
        confirmed_at: null,
        registered_at,
        covered_until,
        covered_km: null,
        pin_hash: null,
        new_pin_hash: null,
        new_pin_until: null,
      })
      .execute()
    await db
      .insertInto('warranty_serial')
      .values({ warranty_id: id, serial: `S-${id}` })
      .execute()
    await addUpload(`receipt-${id}`, id, registered_at)
  }

  async function addClaim(id: string, warranty_id: string, state: string): Promise<void> {
    const opened_at = '2024-01-01T03:00:00.000Z'
    const claim = { symptom: 'oil-leak', text: 'It drips', odometer_km: null, photos: '["p"]', opened_at }
    await db
      .insertInto('claim')
      .values({ id, number: `C-${id}`, warranty_id, state, ...claim })
      .execute()
    await db
      .insertInto('claim_event')
      .values({
        claim_id: id,
        at: opened_at,
        actor: 'staff',
        from_state: '',
        to_state: state,
        reason: 'Mr Somchai rang',
      })
      .execute()
    await addUpload(`photo-${id}`, id, opened_at)
  }

  it('visits are nameless after twelve months, with the day in Thailand; their private link opens nothing then', async () => {
    await addVisit('old', '2025-11-21')
    await addVisit('young', '2025-11-22')
    await run()
    const rows = await db.selectFrom('appointment').selectAll().orderBy('id').execute()
    expect(rows.map(({ id, name, phone, email, note }) => [id, name, phone, email, note])).toEqual([
      ['old', '', '', '', ''],
      ['young', 'Somchai', '+66812345678', 's@example.com', 'It squeaks'],
    ])
    expect(rows.map(({ vehicle }) => vehicle.includes('1กข'))).toEqual([false, true])
    expect(rows[0]).toMatchObject({ number: 'old', day: '2025-11-21', job: 'fitting', state: 'done' })
    const reasons = await db.selectFrom('appointment_event').select('reason').orderBy('appointment_id').execute()
    expect(reasons.map(({ reason }) => reason)).toEqual(['', 'My mother is ill'])
    await expect(requireVisit(db, makePrivateToken('appointment', 'old'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await requireVisit(db, makePrivateToken('appointment', 'young'))).name).toBe('Somchai')
    // The next day in Thailand takes the next one.
    await run(new Date('2026-11-22T16:59:59.999Z'))
    expect((await requireVisit(db, makePrivateToken('appointment', 'young'))).name).toBe('Somchai')
    await run(new Date('2026-11-22T17:00:00.000Z'))
    await expect(requireVisit(db, makePrivateToken('appointment', 'young'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('registrations are nameless two years after their cover, not while a claim is open; their files go', async () => {
    await addWarranty('ended', '2024-11-21', '2023-11-22T03:00:00.000Z')
    await addWarranty('open', '2024-11-21', '2023-11-22T03:00:00.000Z')
    await addWarranty('late', '2024-11-22', '2023-11-23T03:00:00.000Z')
    await addWarranty('never', null, '2025-11-21T16:59:59.999Z')
    await addWarranty('new', null, '2025-11-21T17:00:00.000Z')
    await addClaim('closed', 'ended', 'closed')
    await addClaim('running', 'open', 'inspected')
    await run()
    const rows = await db.selectFrom('warranty').selectAll().orderBy('id').execute()
    expect(rows.filter(({ owner }) => owner === '').map(({ id }) => id)).toEqual(['ended', 'never'])
    const text = JSON.stringify(rows.filter(({ owner }) => owner === ''))
    for (const trace of ['Somchai', '5678', '1กข', 'กรุงเทพ', 'ABC123', 'INV-77', 'receipt-'])
      expect(text).not.toContain(trace)
    for (const kept of ['S-ended', 'Vios', '2024-11-21', 'W-never']) expect(text).toContain(kept)
    expect(removed.toSorted()).toEqual(['files/photo-closed', 'files/receipt-ended', 'files/receipt-never'])
    const claims = await db.selectFrom('claim').select(['id', 'text', 'photos']).orderBy('id').execute()
    expect(claims).toEqual([
      { id: 'closed', text: '', photos: '[]' },
      { id: 'running', text: 'It drips', photos: '["p"]' },
    ])
    const reasons = await db.selectFrom('claim_event').select('reason').orderBy('claim_id').execute()
    expect(reasons.map(({ reason }) => reason)).toEqual([null, 'Mr Somchai rang'])
  })

  it('nothing opens a nameless registration, and its serial stays registered', async () => {
    expect(await findWarranty(db, 'ended')).toBeNull()
    expect(await findByNumber(db, 'W-ended')).toBeNull()
    expect(await findBySerial(db, 'S-ended')).toEqual([])
    expect(await verifyPin(db, 'ended', '123456', now)).toBe(false)
    expect(await findWarranty(db, 'late')).toMatchObject({ owner: { name: 'Somchai Jaidee' } })
  })

  it('what somebody wrote goes on the day its case names, with its words and files; number, kind and state stay', async () => {
    for (const [id, erase_on] of [
      ['due', '2026-11-22'],
      ['later', '2026-11-23'],
    ] as const) {
      const found = { mailbox_hash: `m-${id}`, phone_hash: null, lang: 'th', suspected: 0, due_on: '2025-11-24' }
      const times = { created_at: '2025-11-22T02:00:00.000Z', updated_at: '2025-11-22T02:00:00.000Z', erased_at: null }
      const what = { kind: 'contact', topic: 'other', state: 'closed', content: 'sealed', key_hash: `k-${id}` }
      await db
        .insertInto('visitor_case')
        .values({ id, number: id, erase_on, ...what, ...found, ...times })
        .execute()
      const event = { at: times.created_at, actor: 'sender', account_id: null, state: null, words: 'sealed' }
      await db
        .insertInto('visitor_case_event')
        .values({ id, case_id: id, ...event })
        .execute()
      await addUpload(`of-${id}`, `case:${id}`, times.created_at)
    }
    await run()
    const rows = await db.selectFrom('visitor_case').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { number: 'due', kind: 'contact', state: 'closed', content: null, key_hash: null, mailbox_hash: null },
      { number: 'later', content: 'sealed', key_hash: 'k-later', erased_at: null },
    ])
    const words = await db.selectFrom('visitor_case_event').select('words').orderBy('id').execute()
    expect(words).toEqual([{ words: null }, { words: 'sealed' }])
    expect(removed).toEqual(['files/of-due'])
  })

  it('what was agreed to is kept for six years', async () => {
    const receipt = { subject_kind: 'wish', purpose: 'x', policy_version: '1', text_shown: 'Yes', lang: 'en', given: 1 }
    for (const [id, at] of [
      ['old', '2020-11-21T16:59:59.999Z'],
      ['young', '2020-11-21T17:00:00.000Z'],
    ] as const)
      await db
        .insertInto('consent_receipt')
        .values({ id, subject_id: id, at, ...receipt })
        .execute()
    await run()
    expect(await db.selectFrom('consent_receipt').select('id').execute()).toEqual([{ id: 'young' }])
  })

  it('likes go after three years, remarks about builds after one', async () => {
    const like = { build_id: 'pcx160-potholes' }
    const remark = { ...like, reason: 'wrong', note: 'The clicks' }
    for (const [id, likedAt, sentAt] of [
      ['old', '2023-11-21T16:59:59.999Z', '2025-11-21T16:59:59.999Z'],
      ['young', '2023-11-21T17:00:00.000Z', '2025-11-21T17:00:00.000Z'],
    ] as const) {
      await db
        .insertInto('build_like')
        .values({ ...like, browser_hash: id, created_at: likedAt })
        .execute()
      await db
        .insertInto('build_report')
        .values({ ...remark, id, created_at: sentAt })
        .execute()
    }
    await run()
    expect(await db.selectFrom('build_like').select('browser_hash as id').execute()).toEqual([{ id: 'young' }])
    expect(await db.selectFrom('build_report').select('id').execute()).toEqual([{ id: 'young' }])
  })

  it('registrations nobody confirmed go after a week, ended sessions after a month, links with their half hour', async () => {
    await db.deleteFrom('account').execute()
    await writeAccounts(db)
    for (const [id, created_at] of [
      ['old', '2026-11-14T16:59:59.999Z'],
      ['young', '2026-11-14T17:00:00.000Z'],
    ] as const)
      await db
        .insertInto('account_registration')
        .values({ id, handle: 'a@example.com', name: 'A', password_hash: '', created_at })
        .execute()
    const session = { account_id: 'sample-customer', refresh_hash: '', generation: 0, rotated_at: '', second_factor: 0 }
    const later = '2027-01-01T00:00:00.000Z'
    for (const [id, expires_at, revoked_at] of [
      ['expired', '2026-10-22T16:59:59.999Z', null],
      ['revoked', later, '2026-10-22T16:59:59.999Z'],
      ['lately', later, '2026-10-22T17:00:00.000Z'],
      ['open', later, null],
    ] as const)
      await db
        .insertInto('account_session')
        .values({ id, ...session, created_at: '2026-10-01T00:00:00.000Z', expires_at, revoked_at })
        .execute()
    for (const [token_hash, created_at] of [
      ['old', '2026-11-22T01:29:59.999Z'],
      ['young', '2026-11-22T01:30:00.000Z'],
    ] as const)
      await db
        .insertInto('password_reset')
        .values({ token_hash, account_id: 'sample-customer', created_at, expires_at: later, used_at: null })
        .execute()
    await run()
    expect(await db.selectFrom('account_registration').select('id').execute()).toEqual([{ id: 'young' }])
    expect(await db.selectFrom('account_session').select('id').orderBy('id').execute()).toEqual([
      { id: 'lately' },
      { id: 'open' },
    ])
    expect(await db.selectFrom('password_reset').select('token_hash').execute()).toEqual([{ token_hash: 'young' }])
    expect(await db.selectFrom('account').select('id').execute()).toHaveLength(3)
  })

  it('is recorded by rule and day, without a name, and the record ends, too', async () => {
    await addUpload('lost', null, '2026-11-20T03:00:00.000Z')
    await db
      .insertInto('retention_run')
      .values({
        rule: 'visit',
        day: '2023-11-21',
        runs: 1,
        changed: 1,
        failures: 0,
        last_at: '2023-11-21T03:00:00.000Z',
      })
      .execute()
    await run()
    await run(new Date('2026-11-22T03:00:00.000Z'))
    await run(new Date('2026-11-22T17:00:00.000Z'))
    const rows = await db.selectFrom('retention_run').selectAll().orderBy('day').orderBy('rule').execute()
    expect(rows).toHaveLength(2 * Object.keys(retentionRules).length)
    expect(rows.filter(({ rule }) => rule === 'upload')).toEqual([
      { rule: 'upload', day: '2026-11-22', runs: 2, changed: 1, failures: 0, last_at: '2026-11-22T03:00:00.000Z' },
      { rule: 'upload', day: '2026-11-23', runs: 1, changed: 0, failures: 0, last_at: '2026-11-22T17:00:00.000Z' },
    ])
  })

  it('goes on when what one rule did cannot be recorded, and says so', async () => {
    let refused = false
    const refusing = db.withPlugin({
      transformQuery({ node }) {
        if (refused || node.kind !== 'InsertQueryNode') return node
        refused = true
        throw new Error('The disk is away')
      },
      transformResult: async ({ result }) => result,
    })
    await addUpload('lost', null, '2026-11-20T03:00:00.000Z')
    await expect(runRetention({ db: refusing, storage, now })).rejects.toThrow('1 rules of retention failed')
    expect(removed).toEqual(['files/lost'])
  })

  it('goes on when one rule fails, records it, and says so', async () => {
    const broken = vi.spyOn(retentionJobs, 'visit').mockRejectedValue(new Error('The disk is away'))
    await addUpload('lost', null, '2026-11-20T03:00:00.000Z')
    await expect(run()).rejects.toThrow('1 rules of retention failed')
    broken.mockRestore()
    expect(removed).toEqual(['files/lost'])
    const failed = await db.selectFrom('retention_run').select(['rule', 'changed']).where('failures', '=', 1).execute()
    expect(failed).toEqual([{ rule: 'visit', changed: 0 }])
  })
})
