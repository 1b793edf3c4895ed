import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endpoints, type OperationId, type OutputOf } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import {
  accountCalls,
  codeSentTo,
  goodPassword,
  lastMessageTo,
  signUp,
  type AccountCalls,
} from '@/tests/support/accounts'
import { errorOf } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readThreads } from '@/lib/server/services/warranty/thread'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'

const email = 'somchai@example.com'
const vehicle = (id: string, km?: number) => ({
  id,
  year: 2021,
  names: { en: id },
  ...(km !== undefined && { odometer: { km, on: '2026-11-01' } }),
})

async function empty(db: Kysely<Database>): Promise<void> {
  const tables = [
    'account_warranty',
    'account_kept',
    'build_like',
    'consent_receipt',
    'one_time_code',
    'outbox',
  ] as const
  for (const table of [...tables, 'outbox_recipient', 'account'] as const) await db.deleteFrom(table).execute()
  for (const table of ['claim_message', 'claim', 'warranty_message'] as const) await db.deleteFrom(table).execute()
  for (const table of ['serial_holder', 'warranty_serial', 'warranty_event', 'warranty'] as const)
    await db.deleteFrom(table).execute()
}

describe.each(['sqlite', 'postgres'] as const)('what belongs to an account, on %s', (engine) => {
  let db: Kysely<Database>
  let calls: AccountCalls
  let token: string
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    await empty(db)
    calls = accountCalls(db)
    token = (await signUp(db, calls, email)).access_token
    calls.later(1)
  })

  async function get<O extends OperationId>(operation: O, input: Parameters<AccountCalls['ask']>[1] = {}, by = token) {
    const answer = await calls.ask(operation, input as never, { token: by })
    return endpoints[operation].output.parse(await answer.json()) as OutputOf<O>
  }
  const outcome = async (operation: OperationId, input: unknown, by = token) => {
    const answer = await calls.ask(operation, input as never, { token: by })
    return answer.status === 200 ? 'done' : (await errorOf(answer)).code
  }

  it('lists of two devices join up to their limits; the comparison is the device’s; who writes last decides', async () => {
    const keep = (kind: string, value: unknown, how = 'merge') => get('keep', { kind, value, how } as never)
    await keep('garage', [vehicle('honda-pcx160-2021', 900)])
    const garage = await keep('garage', [
      vehicle('yamaha-nmax-2020'),
      { ...vehicle('honda-pcx160-2021'), names: { th: 'พีซีเอ็กซ์' } },
    ])
    expect(garage.value).toEqual([
      vehicle('yamaha-nmax-2020'),
      { ...vehicle('honda-pcx160-2021', 900), names: { en: 'honda-pcx160-2021', th: 'พีซีเอ็กซ์' } },
    ])
    const many = (from: number) => Array.from({ length: 20 }, (_, i) => `p-${from + i}`)
    await keep('recent', many(0))
    expect((await keep('recent', many(30))).value).toEqual([...many(30), 'p-0', 'p-1', 'p-2', 'p-3'])
    await keep('compare', ['a'])
    expect((await keep('compare', [])).value).toEqual(['a'])
    expect((await keep('compare', ['b'])).value).toEqual(['b'])
    await keep('garage', [], 'replace')
    const { kept } = await get('getKept')
    expect(kept.find(({ kind }) => kind === 'garage')?.value).toEqual([])
  })

  it('likes of two devices count with one voice', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const build = 'cbr650r-back-road'
    for (const browser of [first, second])
      expect(await outcome('addLikeOrUnlike', { id: build, browser, like: true })).toBe('done')
    for (const browser of [first, second])
      await get('keep', { kind: 'likes', how: 'merge', value: { browser, ids: [build] } } as never)
    expect(await db.selectFrom('build_like').select('build_id').execute()).toEqual([{ build_id: build }])
    expect((await get('getKept')).kept).toMatchObject([{ kind: 'likes', value: { browser: first, ids: [build] } }])
  })

  async function register(owner: { name: string; email?: string; phone?: string }) {
    const product = await issuedProduct(db)
    const form = await provedForm(db, [product.serial(1)], { owner })
    expect(await outcome('createWarranty', form, '')).toBe('done')
    return product.serial(1)
  }

  it('lists that many devices bring at once are all kept, the first ones too', async () => {
    const ids = Array.from({ length: 6 }, (_, n) => `p-${n}`)
    await Promise.all(ids.map((id) => get('keep', { kind: 'recent', value: [id], how: 'merge' } as never)))
    const { kept } = await get('getKept')
    const value = kept.flatMap((entry) => (entry.kind === 'recent' ? entry.value : []))
    expect(value.toSorted()).toEqual(ids)
  })

  it('a warranty joins by the code at its own contact, and for who asked only', async () => {
    const serial = await register({ name: 'Malee', email: 'malee@example.com' })
    expect(await outcome('sendMyWarrantyCode', { serial })).toBe('done')
    const code = await codeSentTo(db, 'malee@example.com')
    const other = (await signUp(db, calls, 'other@example.com')).access_token
    expect(await outcome('addMyWarranty', { serial, code }, other)).toBe('INVALID_CODE')
    expect(await outcome('addMyWarranty', { serial, code: '000000' })).toBe('INVALID_CODE')
    const [mine] = await get('addMyWarranty', { serial, code })
    expect(mine).toMatchObject({ serials: [serial], reachedHere: false })
    expect(mine?.path).toMatch(/^\/services\/warranty\/passport#/)
    expect(await get('getMyWarranties', {}, other)).toEqual([])
    const [moved] = await get('moveMyWarranty', { number: mine?.number ?? '' })
    expect(moved?.reachedHere).toBe(true)
    expect((await lastMessageTo(db, 'malee@example.com'))?.template).toBe('warrantyContact')
    expect(await outcome('moveMyWarranty', { number: mine?.number }, other)).toBe('NOT_FOUND')
    await get('removeMyWarranty', { number: mine?.number ?? '' })
    expect(await get('getMyWarranties')).toEqual([])
  })

  it('what was written with the owner before is not shown to the one of today, and what comes after is', async () => {
    const serial = await register({ name: 'Malee', email: 'malee@example.com' })
    const join = async (by: string) => {
      expect(await outcome('sendMyWarrantyCode', { serial }, by)).toBe('done')
      const code = await codeSentTo(db, 'malee@example.com')
      return get('addMyWarranty', { serial, code }, by)
    }
    const malee = (await signUp(db, calls, 'malee@example.com')).access_token
    const [hers] = await join(malee)
    const number = hers?.number ?? ''
    const { id } = await db.selectFrom('warranty').select('id').where('number', '=', number).executeTakeFirstOrThrow()
    const claim = { id: randomUUID(), number: 'C-1', state: 'opened', symptom: 'noise', text: '', photos: '[]' }
    const opened = { warranty_id: id, odometer_km: null, opened_at: '2026-11-01T03:00:00.000Z' }
    await db
      .insertInto('claim')
      .values({ ...claim, ...opened })
      .execute()
    const write = async (at: string, text: string) => {
      const row = { at, actor: 'customer', account_id: null, text, photos: '[]' }
      await db
        .insertInto('warranty_message')
        .values({ id: randomUUID(), warranty_id: id, ...row })
        .execute()
      await db
        .insertInto('claim_message')
        .values({ id: randomUUID(), claim_id: claim.id, ...row })
        .execute()
    }
    const read = async (by: string) => {
      const shown = async (topic: 'claim' | 'registration', of: string) =>
        [...(await readThreads(db, topic, [of])).values()].flat().map(({ text }) => text)
      const exported = JSON.stringify(await get('getMyData', {}, by))
      return [
        await shown('registration', id),
        await shown('claim', claim.id),
        ['Mine', 'His'].filter((text) => exported.includes(text)),
      ]
    }
    await write('2026-11-02T03:00:00.000Z', 'Mine')
    await get('moveMyWarranty', { number }, malee)
    expect(await read(malee)).toEqual([['Mine'], ['Mine'], ['Mine']])
    await join(token)
    await get('moveMyWarranty', { number })
    await write('2099-11-02T03:00:00.000Z', 'His')
    expect(await read(token)).toEqual([['His'], ['His'], ['His']])
    expect((await read(malee)).at(-1)).toEqual([])
  })

  it('a serial that nobody has registered is answered like one that somebody has', async () => {
    const ask = async (serial: string) => {
      const answer = await calls.ask('sendMyWarrantyCode', { serial }, { token })
      return [answer.status, await answer.text()]
    }
    const serial = await register({ name: 'Malee', email: 'malee@example.com' })
    expect(await ask('2645-999999-1')).toEqual(await ask(serial))
    expect(await outcome('addMyWarranty', { serial: '2645-999999-1', code: '123456' })).toBe('INVALID_CODE')
  })

  it('what was sent from its addresses is listed, and nothing of anybody else', async () => {
    const message = (to: string) => ({
      key: randomUUID(),
      lang: 'en',
      form: 'contact-other',
      answers: { name: 'Somchai', email: to, text: 'Where is my parcel?' },
      consent: true,
      guard: { website: '', elapsedMs: 42_000 },
    })
    expect(await outcome('sendCase', message(email), '')).toBe('done')
    // An address that counts as the same mailbox is another person's, where a provider gives both out.
    for (const to of ['malee@example.com', email.replace('@', '+shop@')])
      expect(await outcome('sendCase', message(to), '')).toBe('done')
    const things = await get('getMyThings')
    expect(things).toMatchObject([{ kind: 'contact', state: 'received', title: 'Where is my parcel?', open: true }])
    expect(await outcome('getCase', { caseKey: things[0]?.path.split('#')[1] }, '')).toBe('done')
  })

  it('another address needs the password and a code, and the one before is told', async () => {
    const to = 'new@example.com'
    expect(await outcome('sendNewAddressCode', { to, password: 'not the password' })).toBe('INVALID_CREDENTIALS')
    expect(await outcome('sendNewAddressCode', { to, password: goodPassword })).toBe('done')
    expect(await outcome('changeMyAddress', { to: 'third@example.com', code: await codeSentTo(db, to) })).toBe(
      'INVALID_CODE',
    )
    const changed = await get('changeMyAddress', { to, code: await codeSentTo(db, to) })
    expect(changed.email).toBe(to)
    expect((await lastMessageTo(db, email))?.template).toBe('accountAddressChanged')
    expect(await calls.status('token', { username: to, password: goodPassword })).toBe(200)
    expect(await calls.status('token', { username: email, password: goodPassword })).toBe(401)
  })

  it('an address that has an account is answered like any other, and stays where it is', async () => {
    await signUp(db, calls, 'other@example.com')
    calls.later(1)
    expect(await outcome('sendNewAddressCode', { to: 'other@example.com', password: goodPassword })).toBe('done')
    const told = await lastMessageTo(db, 'other@example.com')
    expect([told?.template, /\d{6}/.test(told?.text ?? '')]).toEqual(['accountKnown', false])
  })

  it('answers about messages count for its registrations, too', async () => {
    const serial = await register({ name: 'Malee', email: 'malee@example.com' })
    await outcome('sendMyWarrantyCode', { serial })
    await outcome('addMyWarranty', { serial, code: await codeSentTo(db, 'malee@example.com') })
    calls.later(1)
    const changed = await get('changeMyAccount', { name: 'สมชาย', reminders: false, mailLang: 'th' } as never)
    expect(changed).toMatchObject({ name: 'สมชาย', reminders: false, news: false, mailLang: 'th' })
    expect(changed.sessions).toMatchObject([{ here: true }])
    const receipts = await db
      .selectFrom('consent_receipt')
      .select(['subject_kind', 'given'])
      .where('purpose', '=', 'reminders')
      .execute()
    expect(receipts.map(({ subject_kind }) => subject_kind).toSorted()).toEqual(['account', 'warranty'])
    expect(await db.selectFrom('warranty').select('lang').execute()).toEqual([{ lang: 'th' }])
  })
})
