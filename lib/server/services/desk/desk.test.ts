import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf, OperationId, OutputOf } from '@/lib/contract/endpoints'
import { endpoints } from '@/lib/contract/endpoints'
import type { Scope } from '@/lib/contract/scope'
import { deskKinds, type DeskKind } from '@/lib/contract/desk-words'
import { deskKindTable } from '@/lib/domain/desk/kinds'
import { createCompanyApi } from '@/lib/server/api'
import { insertAll } from '@/lib/server/db/insert-all'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { retentionJobs } from '@/lib/server/retention/jobs'
import { openSession } from '@/lib/server/services/account/sessions'
import { sealContent } from '@/lib/server/services/case/content'
import type { FileStorage } from '@/lib/server/storage/file-storage'
import { sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { writeCursor } from './cursor'
import { caseRow, claimRow, dealerChangeRow, visitRow, warrantyRow, wishRow } from './desk.fixture'

const now = new Date('2026-11-23T03:00:00.000Z')
const staff = ['service', 'people', 'content', 'integrity', 'internal'] as const satisfies readonly Scope[]
const tables = [
  'desk_note',
  'desk_assignment',
  'desk_view',
  'visitor_case_event',
  'visitor_case',
  'claim_message',
  'claim_event',
  'claim',
  'warranty_event',
  'warranty_message',
  'warranty',
  'seat',
  'appointment_event',
  'appointment',
  'wish',
  'dealer_change',
  'outbox',
  'submission',
] as const

describe.each(['sqlite', 'postgres'] as const)('the desk on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  const tokens: Partial<Record<Scope, string>> = {}
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    api = createCompanyApi({ db, limits: null, now: () => now })
    for (const scope of staff) {
      const unused = { phone: null, password_hash: '', lang: null, created_at: null, totp_secret: null }
      await db
        .insertInto('account')
        .values({
          ...unused,
          id: scope,
          email: `${scope}@example.com`,
          name: `Staff ${scope}`,
          scopes: JSON.stringify([scope]),
          totp_step: 0,
          recovery_codes: '[]',
        })
        .execute()
      tokens[scope] = (await openSession(db, { accountId: scope, secondFactor: true, now })).access_token
    }
  }, 60_000)
  afterAll(() => db.destroy())

  const ask = <O extends OperationId>(scope: Scope, operation: O, input: InputOf<O>) =>
    sendJson(api, endpoints[operation].path, input, { authorization: `Bearer ${tokens[scope] ?? ''}` })
  const answer = async <O extends OperationId>(scope: Scope, operation: O, input: InputOf<O>): Promise<OutputOf<O>> => {
    const response = await ask(scope, operation, input)
    expect(response.status, await response.clone().text()).toBe(200)
    return (await response.json()) as OutputOf<O>
  }

  const idOf = {} as Record<DeskKind, string>
  let product: { id: string; code: string }
  beforeEach(async () => {
    for (const table of tables) await db.deleteFrom(table).execute()
    product = await db.selectFrom('product').select(['id', 'code']).orderBy('id').executeTakeFirstOrThrow()
    const { dealer_id } = await db.selectFrom('workshop').select('dealer_id').executeTakeFirstOrThrow()
    const cases = (['contact', 'job-application', 'report', 'data-request', 'build'] as const).map((kind, n) => {
      const row = caseRow(kind, n + 1)
      const content = { fields: [{ field: 'text' as const, value: 'Hello' }], email: 'a@example.com', phone: null }
      return { ...row, content: sealContent(row.id, content) }
    })
    const warranty = warrantyRow(1, { flags: '["unknown-serial"]', state: 'unknown-serial', product_id: product.id })
    const claim = claimRow(1, warranty.id)
    const visit = visitRow(1, dealer_id)
    const wish = wishRow(1)
    await insertAll(db, 'visitor_case', cases)
    await insertAll(db, 'warranty', [warranty])
    await insertAll(db, 'claim', [claim])
    await insertAll(db, 'appointment', [visit])
    await insertAll(db, 'wish', [wish])
    const change = dealerChangeRow(dealer_id)
    await insertAll(db, 'dealer_change', [change])
    for (const { kind, number } of cases) Object.assign(idOf, { [kind]: number })
    Object.assign(idOf, {
      registration: warranty.number,
      claim: claim.number,
      visit: visit.number,
      wish: wish.id,
      'dealer-change': change.id,
    })
  })

  it.each(staff)('shows %s what is its own, and opens nothing else', async (scope) => {
    const own = deskKinds.filter((kind) => deskKindTable[kind] === scope)
    if (scope === 'internal') {
      expect((await ask(scope, 'listInbox', {})).status).toBe(403)
      return
    }
    const { rows, counts } = await answer(scope, 'listInbox', {})
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(own))
    expect(Object.keys(counts).filter((queue) => queue !== 'spam' && queue !== 'serial-photo')).toHaveLength(own.length)
    for (const kind of deskKinds) {
      const item = { kind, id: idOf[kind] }
      const status = own.includes(kind) ? 200 : 404
      expect((await ask(scope, 'openDeskItem', item)).status, kind).toBe(status)
      const note = { ...item, key: randomUUID(), text: 'x' }
      expect((await ask(scope, 'noteDeskItem', note)).status, kind).toBe(status)
      expect((await ask(scope, 'assignDeskItem', { ...item, owner: null })).status, kind).toBe(status)
      if (status === 404) expect((await ask(scope, 'moveDeskItem', { ...item, move: 'closed' })).status, kind).toBe(404)
    }
    // The same of the operation that moves cases, whoever it is called by.
    for (const kind of ['contact', 'job-application', 'report', 'data-request', 'build'] as const) {
      const moved = await ask(scope, 'moveCase', { number: idOf[kind], to: 'working' })
      if (own.includes(kind)) expect(moved.status, kind).not.toBe(404)
      else expect(moved.status, kind).toBe(404)
    }
    // What is done comes of every table as well, and what is nowhere is found in none.
    expect((await ask(scope, 'listInbox', { status: 'done' })).status).toBe(200)
    for (const kind of own) expect((await ask(scope, 'openDeskItem', { kind, id: 'none' })).status).toBe(404)
    const foreign = scope === 'integrity' ? 'contact' : 'report'
    expect((await ask(scope, 'listInbox', { queue: foreign })).status).toBe(403)
  })

  it('has each its day: promised, by law, counted in working days, of the visit', async () => {
    const { rows } = await answer('service', 'listInbox', {})
    const of = (kind: DeskKind) => rows.find((row) => row.kind === kind)
    // Two working days after Monday 23 November.
    expect(of('registration')).toMatchObject({ due: '2026-11-25', basis: 'promise', photoNeeded: true })
    expect(of('registration')?.topic).toBe(product.code)
    expect(of('claim')).toMatchObject({ due: '2026-11-25', basis: 'promise' })
    expect(of('visit')).toMatchObject({ due: '2026-11-24', basis: 'visit' })
    expect(of('wish')).toMatchObject({ due: '2028-11-23', basis: 'kept' })
    expect(of('data-request')?.basis).toBe('law')
    expect(rows.map(({ due }) => due)).toEqual(rows.map(({ due }) => due).toSorted())
    await answer('integrity', 'moveDeskItem', { kind: 'report', id: idOf.report, move: 'acknowledged' })
    const [report] = (await answer('integrity', 'listInbox', {})).rows
    expect(report).toMatchObject({ state: 'acknowledged', due: '2027-02-21' })
  })

  it('writes down who looked at what, which only internal reads', async () => {
    await answer('service', 'openDeskItem', { kind: 'claim', id: idOf.claim })
    await answer('integrity', 'openDeskItem', { kind: 'report', id: idOf.report })
    expect((await ask('service', 'listDeskViews', {})).status).toBe(403)
    const views = await answer('internal', 'listDeskViews', { item: idOf.claim })
    expect(views).toEqual([{ at: now.toISOString(), account: 'service', kind: 'claim', id: idOf.claim, what: 'item' }])
    expect(await answer('internal', 'listDeskViews', {})).toHaveLength(2)
  })

  it('shows a claim with its part, moves it on as its states allow, and asks for a reason', async () => {
    const item = { kind: 'claim' as const, id: idOf.claim }
    const found = await answer('service', 'openDeskItem', { ...item, lang: 'en' })
    expect(found.person).toEqual({ name: 'Somchai Jaidee', email: 'somchai@example.com', phone: '+66812345678' })
    expect(found.facts).toContainEqual({ field: 'symptom', value: 'oil-leak' })
    expect(found.moves.map(({ move }) => move)).toEqual(['parts-received', 'closed'])
    expect(found.answers.find(({ id }) => id === 'bring-part')?.text).toContain(idOf.claim)
    await answer('service', 'moveDeskItem', { ...item, move: 'parts-received' })
    expect((await ask('service', 'moveDeskItem', { ...item, move: 'parts-received' })).status).toBe(409)
    await answer('service', 'moveDeskItem', { ...item, move: 'inspected' })
    expect((await ask('service', 'moveDeskItem', { ...item, move: 'refused' })).status).toBe(400)
    await answer('service', 'moveDeskItem', { ...item, move: 'refused', reason: 'Opened by somebody else' })
    const { history } = await answer('service', 'openDeskItem', item)
    expect(history.at(-1)).toMatchObject({ state: 'refused', name: 'Staff service', text: 'Opened by somebody else' })
  })

  it('answers a rejected registration by e-mail in the language of its sender, once a key, and a case on its page', async () => {
    await db.updateTable('warranty').set({ state: 'rejected' }).execute()
    const key = randomUUID()
    const registration = { kind: 'registration' as const, id: idOf.registration, key, text: 'กรุณานำสินค้ามา' }
    await answer('service', 'answerDeskItem', registration)
    await answer('service', 'answerDeskItem', registration)
    const letters = (await readMessages(db)).filter(({ template }) => template === 'deskAnswer')
    expect(letters).toMatchObject([{ recipient: 'somchai@example.com', lang: 'th' }])
    expect(letters[0]?.text).toContain('กรุณานำสินค้ามา')
    const kept = await db.selectFrom('desk_note').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('กรุณา')
    const contact = { kind: 'contact' as const, id: idOf.contact }
    await answer('service', 'answerDeskItem', { ...contact, key: randomUUID(), text: 'Take the 330 mm one' })
    const { history } = await answer('service', 'openDeskItem', contact)
    expect(history.at(-1)).toMatchObject({ what: 'answer', text: 'Take the 330 mm one', name: 'Staff service' })
    expect(JSON.stringify(await readMessages(db))).not.toContain('330 mm')
    expect(
      (await ask('service', 'answerDeskItem', { ...registration, kind: 'wish', id: idOf.wish, key: randomUUID() }))
        .status,
    ).toBe(409)
  })

  const write = (at: string, text: string) =>
    db
      .selectFrom('warranty')
      .select('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        db
          .insertInto('warranty_message')
          .values({ id: randomUUID(), warranty_id: id, at, actor: 'customer', account_id: null, text, photos: '[]' })
          .execute(),
      )

  it('shows what the owner of a registration wrote, and answers in the passport', async () => {
    const item = { kind: 'registration' as const, id: idOf.registration }
    await write('2026-11-23T02:30:00.000Z', 'The serial ends in a seven')
    expect((await answer('service', 'listInbox', { queue: 'registration' })).rows).toMatchObject([{ replied: true }])
    const key = randomUUID()
    await answer('service', 'answerDeskItem', { ...item, key, text: 'ขอบคุณครับ' })
    await answer('service', 'answerDeskItem', { ...item, key, text: 'ขอบคุณครับ' })
    const found = await answer('service', 'openDeskItem', item)
    expect(found).toMatchObject({ replied: false, reach: 'case', open: true })
    expect(found.history.map(({ what, text, name }) => [what, text, name])).toEqual([
      ['message', 'The serial ends in a seven', null],
      ['answer', 'ขอบคุณครับ', 'Staff service'],
    ])
    const letters = await readMessages(db)
    expect(letters).toMatchObject([{ template: 'warrantyAnswered', recipient: 'somchai@example.com', lang: 'th' }])
    expect(JSON.stringify(letters)).not.toContain('ขอบคุณ')
  })

  it('shows a decided registration again once its owner has written, until somebody answers or has read it', async () => {
    await db.updateTable('warranty').set({ state: 'active', flags: '[]' }).execute()
    const item = { kind: 'registration' as const, id: idOf.registration }
    const list = async (status: 'open' | 'done') =>
      (await answer('service', 'listInbox', { queue: 'registration', status })).rows.map(({ id, due }) => [id, due])
    expect(await list('open')).toEqual([])
    expect((await ask('service', 'moveDeskItem', { ...item, move: 'read' })).status).toBe(409)
    // Friday evening: two working days later is Tuesday.
    await write('2026-11-20T11:00:00.000Z', 'May I sell the vehicle?')
    await write('2026-11-22T03:00:00.000Z', 'I mean with the part')
    expect([await list('open'), await list('done')]).toEqual([[[item.id, '2026-11-24']], []])
    expect((await answer('service', 'listInbox', {})).counts.registration).toBe(1)
    expect(await answer('service', 'openDeskItem', item)).toMatchObject({ open: true, replied: true })
    await answer('service', 'moveDeskItem', { ...item, move: 'read' })
    expect(await list('open')).toEqual([])
    expect((await list('done')).map(([id]) => id)).toEqual([item.id])
    expect((await readMessages(db)).map(({ template }) => template)).toEqual([])
    const { moves } = await answer('service', 'openDeskItem', item)
    expect(moves.map(({ move }) => move)).not.toContain('read')
  })

  it('shows what the owner of a claim wrote, and answers in the passport until the claim is closed', async () => {
    const item = { kind: 'claim' as const, id: idOf.claim }
    const { id } = await db.selectFrom('claim').select('id').where('number', '=', item.id).executeTakeFirstOrThrow()
    const message = { claim_id: id, at: '2026-11-23T02:30:00.000Z', actor: 'customer', account_id: null, photos: '[]' }
    await db
      .insertInto('claim_message')
      .values({ id: randomUUID(), ...message, text: 'It leaks again' })
      .execute()
    expect((await answer('service', 'listInbox', { queue: 'claim' })).rows).toMatchObject([{ replied: true }])
    const text = 'กรุณานำสินค้ามา'
    const key = randomUUID()
    await answer('service', 'answerDeskItem', { ...item, key, text })
    await answer('service', 'answerDeskItem', { ...item, key, text })
    expect((await answer('service', 'openDeskItem', item)).history).toMatchObject([
      { what: 'message', actor: 'customer', text: 'It leaks again' },
      { what: 'answer', name: 'Staff service', text },
    ])
    expect((await answer('service', 'listInbox', { queue: 'claim' })).rows).toMatchObject([{ replied: false }])
    const letters = await readMessages(db)
    expect(letters).toMatchObject([{ template: 'claimAnswered', recipient: 'somchai@example.com', lang: 'th' }])
    // What it says stands behind link and PIN only.
    expect(letters[0]?.text).not.toContain(text)
    await answer('service', 'moveDeskItem', { ...item, move: 'closed' })
    await answer('service', 'answerDeskItem', { ...item, key: randomUUID(), text })
    expect((await readMessages(db)).map(({ template }) => template)).toContain('deskAnswer')
  })

  it('gives an item to who handles its kind, and filters by owner and number', async () => {
    const item = { kind: 'claim' as const, id: idOf.claim }
    expect((await ask('service', 'assignDeskItem', { ...item, owner: 'people' })).status).toBe(400)
    await answer('service', 'assignDeskItem', { ...item, owner: 'service' })
    const mine = await answer('service', 'listInbox', { owner: 'me' })
    expect(mine.rows.map(({ id }) => id)).toEqual([idOf.claim])
    expect(mine.rows[0]?.owner).toEqual({ id: 'service', name: 'Staff service' })
    expect((await answer('service', 'listInbox', { owner: 'nobody' })).rows).not.toContainEqual(mine.rows[0])
    const found = await answer('service', 'listInbox', { number: idOf.visit.toLowerCase() })
    expect(found.rows.map(({ id }) => id)).toEqual([idOf.visit])
  })

  it('keeps spam in a list of its own until somebody says that it is none', async () => {
    await db.updateTable('visitor_case').set({ suspected: 1 }).where('kind', '=', 'contact').execute()
    const { rows, counts } = await answer('service', 'listInbox', { queue: 'spam' })
    expect(rows.map(({ kind }) => kind)).toEqual(['contact'])
    expect(counts).toMatchObject({ spam: 1, contact: 0, claim: 1 })
    await answer('service', 'moveDeskItem', { kind: 'contact', id: idOf.contact, move: 'not-spam' })
    expect((await answer('service', 'listInbox', { queue: 'spam' })).rows).toEqual([])
    expect((await readMessages(db)).map(({ template }) => template)).toContain('caseOpened')
  })

  it('accepts a visit, has it done or missed, and never missed before it', async () => {
    const item = { kind: 'visit' as const, id: idOf.visit }
    await answer('service', 'moveDeskItem', { ...item, move: 'accepted' })
    expect((await ask('service', 'moveDeskItem', { ...item, move: 'no-show' })).status).toBe(409)
    expect((await ask('service', 'moveDeskItem', { ...item, move: 'other-time' })).status).toBe(400)
    await answer('service', 'moveDeskItem', { ...item, move: 'cancelled', reason: 'The lift is broken' })
    expect((await readMessages(db)).map(({ template }) => template)).toEqual(['appointmentCancelled'])
    expect((await answer('service', 'listInbox', { queue: 'visit', status: 'done' })).rows).toHaveLength(1)
  })

  it('shows an answered case again once its sender has written', async () => {
    const contact = { kind: 'contact' as const, id: idOf.contact }
    await answer('service', 'moveDeskItem', { ...contact, move: 'answered', reason: 'Done' })
    expect((await answer('service', 'listInbox', { queue: 'contact' })).rows).toEqual([])
    const { id } = await db
      .selectFrom('visitor_case')
      .select('id')
      .where('number', '=', contact.id)
      .executeTakeFirstOrThrow()
    const later = '2026-11-23T04:00:00.000Z'
    const event = { case_id: id, at: later, actor: 'sender', account_id: null, state: null, words: 'sealed' }
    await db
      .insertInto('visitor_case_event')
      .values({ id: randomUUID(), ...event })
      .execute()
    await db.updateTable('visitor_case').set({ updated_at: later }).where('id', '=', id).execute()
    expect((await answer('service', 'listInbox', { queue: 'contact' })).rows).toMatchObject([{ replied: true }])
  })

  it('pages without a gap or a repetition', async () => {
    await insertAll(
      db,
      'visitor_case',
      Array.from({ length: 40 }, (_, n) => caseRow('contact', n + 100)),
    )
    const all = (await answer('service', 'listInbox', { limit: 100 })).rows.map(({ id }) => id)
    const paged: string[] = []
    for (let after: string | undefined; ;) {
      const page = await answer('service', 'listInbox', { limit: 7, ...(after && { after }) })
      paged.push(...page.rows.map(({ id }) => id))
      if (page.next === null) break
      after = page.next
    }
    expect(paged).toEqual(all)
    const forged = [['\u0000', 'a'] as const, ['a', '\u0000'] as const].map((claim) => writeCursor({ claim }))
    for (const after of ['nonsense', ...forged]) expect((await ask('service', 'listInbox', { after })).status).toBe(400)
  })

  it('forgets notes with what they are about, and views when their time is over', async () => {
    for (const kind of ['claim', 'contact'] as const)
      await answer('service', 'noteDeskItem', { kind, id: idOf[kind], key: randomUUID(), text: 'Rang twice' })
    await db.updateTable('warranty').set({ owner: '' }).execute()
    const storage: FileStorage = {
      write: () => Promise.resolve(),
      read: () => Promise.resolve(Buffer.alloc(0)),
      remove: () => Promise.resolve(),
    }
    const limit = { at: '2026-12-01T00:00:00.000Z', day: '2026-12-01' }
    expect(await retentionJobs['desk-note']({ db, storage, now }, limit)).toBe(1)
    expect(await db.selectFrom('desk_note').select('kind').execute()).toEqual([{ kind: 'contact' }])
    await answer('service', 'openDeskItem', { kind: 'contact', id: idOf.contact })
    expect(await retentionJobs['desk-view']({ db, storage, now }, limit)).toBe(1)
  })
})
