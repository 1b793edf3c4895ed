import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { appointmentSchema, bookedSchema, slotsSchema, workshopSchema } from '@/lib/contract/appointment'
import { createCompanyApi } from '@/lib/server/api'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import type { Database } from '@/lib/server/db/schema'
import { writeDealers } from '@/lib/server/seed/dealers/write-dealers'
import { closeDays, openDays } from './closed-days'
import { queueAtWorkshop } from './seats'
import { errorOf, send, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { gate } from '@/tests/support/gate'
import { deliverDue, readMessages } from '@/tests/support/outbox'

/** A Saturday, 10:00 in Thailand. */
const start = new Date('2026-11-21T03:00:00.000Z')
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const form = {
  lang: 'th',
  key: key(1),
  workshop: 'sample-khon-kaen',
  job: 'fitting',
  vehicle: { type: 'pickup', brand: 'Isuzu', model: 'D-Max', year: 2021 },
  day: '2026-11-24',
  slot: '09:00',
  name: 'สมชาย ใจดี',
  phone: '081-234 5678',
  email: 'somchai@example.com',
  consent: true,
  guard: { website: '', elapsedMs: 30_000 },
}

describe.each(['sqlite', 'postgres'] as const)('visits on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  let now = start
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await writeDealers(db)
    api = createCompanyApi({ db, limits: null, now: () => now })
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    now = start
    for (const table of [
      'appointment_event',
      'seat',
      'appointment',
      'submission',
      'outbox',
      'consent_receipt',
    ] as const)
      await db.deleteFrom(table).execute()
  })

  const book = (changes: Record<string, unknown> = {}) =>
    sendJson(api, 'api/appointments/book', { ...form, ...changes })
  const booked = async (changes: Record<string, unknown> = {}) => bookedSchema.parse(await (await book(changes)).json())
  const tokenOf = ({ manage }: { manage: string }) => manage.split('#')[1] ?? ''
  const ask = async (what: string, body: Record<string, unknown>) =>
    appointmentSchema.parse(await (await sendJson(api, `api/appointments/${what}`, body)).json())
  const slots = async (query = '') =>
    slotsSchema.parse(
      await (await send(api, `api/appointments/slots?workshop=sample-khon-kaen&job=fitting${query}`)).json(),
    ).days
  const freeAt = async (day: string, time: string) =>
    (await slots()).find((other) => other.day === day)?.slots.find((slot) => slot.time === time)?.free ?? 0
  const messages = () => readMessages(db)

  it('lists workshops with what can be booked there', async () => {
    const workshops = z
      .array(workshopSchema)
      .parse(await (await send(api, 'api/appointments/workshops?lang=ja&line=bigbike')).json())
    expect(workshops).toHaveLength(10)
    for (const { jobs, name } of workshops) expect([jobs.length, name.includes('サンプル')]).toEqual([7, true])
  })

  it('offers no time sooner than 24 hours, on closed days or across the rest at noon', async () => {
    const days = await slots()
    expect(days.map(({ day }) => day)).toEqual(
      Array.from(
        { length: 14 },
        (_, i) => `2026-${i < 10 ? '11' : '12'}-${String(i < 10 ? 21 + i : i - 9).padStart(2, '0')}`,
      ),
    )
    expect(days[0]).toEqual({ day: '2026-11-21', closed: false, holiday: false, soon: true, slots: [] })
    expect(days[1]).toMatchObject({ day: '2026-11-22', closed: true })
    // Two hours each: at 11:00 the rest, and at 16:00 only one hour, would be in the way.
    expect(days[2]?.slots).toEqual(['09:00', '10:00', '13:00', '14:00', '15:00'].map((time) => ({ time, free: 2 })))
    expect((await slots('&from=2026-12-07'))[0]).toEqual({
      day: '2026-12-07',
      closed: true,
      holiday: true,
      soon: false,
      slots: [],
    })
    now = new Date('2026-11-23T02:00:01.000Z')
    expect((await slots())[1]?.slots.map(({ time }) => time)).toEqual(['10:00', '13:00', '14:00', '15:00'])
  })

  it('books once a key, keeps what was agreed, confirms and reminds the evening before', async () => {
    const first = await booked()
    expect(await booked()).toEqual(first)
    expect(await db.selectFrom('appointment').select(['phone', 'bay', 'suspected', 'lang']).execute()).toEqual([
      { phone: '+66812345678', bay: 1, suspected: 0, lang: 'th' },
    ])
    expect(await db.selectFrom('seat').select('slot').orderBy('slot').execute()).toEqual([
      { slot: '09:00' },
      { slot: '10:00' },
    ])
    expect(await db.selectFrom('consent_receipt').select(['subject_kind', 'purpose', 'given']).execute()).toEqual([
      { subject_kind: 'appointment', purpose: 'visit', given: 1 },
    ])
    expect(await messages()).toMatchObject([
      { template: 'appointmentBooked', channel: 'email', recipient: 'somchai@example.com' },
      { template: 'appointmentReminder', due_at: '2026-11-23T11:00:00.000Z' },
    ])
    expect((await messages())[0]?.text).toContain(`/th${first.manage.slice(3)}`)
    expect(first.ics).toContain('DTSTART:20261124T020000Z')
    expect(await errorOf(await book({ name: 'อื่น' }))).toMatchObject({ code: 'CONFLICT' })
  })

  it('gives one last seat to exactly one of 50', async () => {
    await booked({ key: key(100) })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => book({ key: key(200 + i), slot: i % 2 ? '10:00' : '09:00' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await db.selectFrom('appointment').select('id').execute()).toHaveLength(2)
    expect(await db.selectFrom('seat').select('slot').execute()).toHaveLength(4)
    expect((await slots()).find(({ day }) => day === '2026-11-24')?.slots.map(({ time }) => time)).toEqual(
      expect.arrayContaining(['13:00']),
    )
  })

  it.runIf(engine === 'postgres')('keeps no other workshop waiting while one cannot be booked for now', async () => {
    const [held, release] = [gate(), gate()]
    const holding = db.transaction().execute(async (trx) => {
      await queueAtWorkshop(trx, form.workshop)
      held.open()
      await release.opened
    })
    await held.opened
    const crowd = Promise.all([holding, ...Array.from({ length: 20 }, (_, i) => book({ key: key(300 + i) }))])
    try {
      expect((await book({ key: key(400), workshop: 'sample-hat-yai' })).status).toBe(200)
    } finally {
      release.open()
      await crowd
    }
  })

  it('moves: the old time is free again, the new one taken, the reminder follows', async () => {
    const token = tokenOf(await booked())
    now = new Date(start.getTime() + 60_000)
    // One hour later overlaps the visit itself.
    expect(await ask('change', { token, lang: 'en', day: '2026-11-24', slot: '10:00' })).toMatchObject({
      state: 'changed',
      slot: '10:00',
      open: true,
      history: [{ what: 'booked' }, { what: 'changed', actor: 'visitor' }],
    })
    expect(await ask('change', { token, day: '2026-11-26', slot: '13:00', reason: 'ฝน' })).toMatchObject({
      day: '2026-11-26',
    })
    expect([await freeAt('2026-11-24', '09:00'), await freeAt('2026-11-26', '13:00')]).toEqual([2, 1])
    expect((await messages()).map(({ template, due_at }) => [template, due_at])).toEqual([
      ['appointmentChanged', now.toISOString()],
      ['appointmentReminder', '2026-11-25T11:00:00.000Z'],
    ])
    expect(
      await db.selectFrom('appointment_event').select(['was', 'reason']).where('reason', '!=', '').execute(),
    ).toEqual([{ was: '2026-11-24 10:00', reason: 'ฝน' }])
    const again = await ask('change', { token, day: '2026-11-26', slot: '13:00' })
    expect(again.history).toHaveLength(3)
  })

  it('tells of moves twice at most, however often it is moved, and the last time is the one it is moved to last', async () => {
    const transports = { email: { send: async () => undefined }, sms: null }
    const token = tokenOf(await booked())
    await deliverDue(db, now, transports)
    const slotsOfDay = ['09:00', '10:00', '13:00', '14:00', '15:00']
    for (let i = 1; i <= 10; i += 1) {
      now = new Date(start.getTime() + i * 60_000)
      await ask('change', { token, day: '2026-11-26', slot: slotsOfDay[i % slotsOfDay.length] })
      await deliverDue(db, now, transports)
    }
    const told = async () => (await messages()).filter(({ template }) => template === 'appointmentChanged')
    expect((await told()).map(({ sent_at, due_at }) => [sent_at !== null, due_at])).toEqual([
      [true, new Date(start.getTime() + 60_000).toISOString()],
      [false, new Date(now.getTime() + 600_000).toISOString()],
    ])
    expect((await told())[1]?.text).toContain('09:00')
    now = new Date(now.getTime() + 600_000)
    await deliverDue(db, now, transports)
    await ask('change', { token, day: '2026-11-27', slot: '13:00' })
    expect(await told()).toHaveLength(2)
    expect(
      (await messages())
        .filter(({ next_try_at }) => next_try_at !== null)
        .map(({ template, due_at }) => [template, due_at]),
    ).toEqual([['appointmentReminder', '2026-11-26T11:00:00.000Z']])
  })

  it('a reminder is worth nothing once the visit has begun', async () => {
    await booked()
    expect((await messages()).map(({ template, expires_at }) => [template, expires_at])).toEqual([
      ['appointmentBooked', '2026-11-24T02:00:00.000Z'],
      ['appointmentReminder', '2026-11-24T02:00:00.000Z'],
    ])
  })

  it('prints nothing of the form in a message, which may go to a stranger', async () => {
    const advert = 'CALL +66 900 000 000'
    const { ics } = await booked({
      name: advert,
      note: advert,
      vehicle: { ...form.vehicle, brand: advert, model: advert, plate: '900 000 000' },
    })
    expect(ics).toContain(advert)
    for (const { subject, text, html, attachments } of await messages()) {
      const files = attachments.map(({ base64 }) => Buffer.from(base64, 'base64').toString()).join('')
      expect(`${subject}${text}${html ?? ''}${files.replace(/\r\n[ \t]/g, '')}`).not.toMatch(/\bCALL\b|\b900\b/)
    }
  })

  it('keeps the private link nowhere', async () => {
    const first = await booked()
    const stored = await db.selectFrom('submission').select('answer').execute()
    expect(JSON.stringify(stored)).not.toContain(tokenOf(first))
    expect(await booked()).toEqual(first)
  })

  it('keeps a visit where it was when the new time is full or not offered', async () => {
    await booked({ key: key(2), slot: '13:00' })
    await booked({ key: key(3), slot: '13:00' })
    const token = tokenOf(await booked())
    for (const [day, slot] of [
      ['2026-11-24', '13:00'],
      ['2026-11-22', '09:00'],
      ['2026-11-24', '12:00'],
      ['2026-11-21', '15:00'],
      ['2027-06-01', '09:00'],
    ]) {
      expect(
        await errorOf(await sendJson(api, 'api/appointments/change', { token, day, slot })),
        `${day} ${slot}`,
      ).toMatchObject({ code: 'CONFLICT', fields: [{ path: 'slot' }] })
    }
    expect(await ask('appointment', { token })).toMatchObject({ state: 'booked', slot: '09:00' })
    expect(await freeAt('2026-11-24', '09:00')).toBe(1)
  })

  it('takes no visits on public holidays, which no workshop has to enter', async () => {
    // The constitution's day, a Thursday.
    const day = '2026-12-10'
    expect((await slots(`&from=${day}`)).slice(0, 2)).toMatchObject([
      { day, closed: true, holiday: true, slots: [] },
      { closed: false, holiday: false },
    ])
    expect(await errorOf(await book({ day }))).toMatchObject({ code: 'CONFLICT', fields: [{ path: 'slot' }] })
    const token = tokenOf(await booked())
    expect((await sendJson(api, 'api/appointments/change', { token, day, slot: '09:00' })).status).toBe(409)
  })

  it('takes no visits on days that its workshop closes, and tells which are booked already', async () => {
    const { number } = await booked()
    const what = { workshop: 'sample-khon-kaen', days: ['2026-11-24', '2026-11-25'] }
    expect(await closeDays(db, what)).toEqual([{ number, day: '2026-11-24', slot: '09:00' }])
    expect((await slots()).slice(3, 5)).toMatchObject([
      { day: '2026-11-24', closed: true, holiday: false, slots: [] },
      { day: '2026-11-25', closed: true, holiday: false, slots: [] },
    ])
    expect((await book({ key: key(2), day: '2026-11-25' })).status).toBe(409)
    await openDays(db, what)
    expect(await freeAt('2026-11-25', '09:00')).toBe(2)
    await expect(closeDays(db, { ...what, workshop: 'sample-nowhere' })).rejects.toThrow('workshop sample-nowhere')
  })

  it('cancels for good: the time is free, no reminder stays, nothing moves any more', async () => {
    const token = tokenOf(await booked({ email: '' }))
    expect((await messages())[0]).toMatchObject({ channel: 'sms', recipient: '+66812345678' })
    expect(await ask('cancel', { token, reason: '' })).toMatchObject({
      state: 'cancelled',
      open: false,
      ics: expect.not.stringMatching(/เลื่อนหรือยกเลิก/) as string,
    })
    expect((await ask('cancel', { token })).history).toHaveLength(2)
    expect(await freeAt('2026-11-24', '09:00')).toBe(2)
    expect((await messages()).map(({ template }) => template)).toEqual(['appointmentCancelled'])
    expect(
      await errorOf(await sendJson(api, 'api/appointments/change', { token, day: '2026-11-25', slot: '09:00' })),
    ).toMatchObject({ code: 'CONFLICT' })
  })

  it('is closed to its visitor once it has begun', async () => {
    const token = tokenOf(await booked())
    now = new Date('2026-11-24T02:00:00.000Z')
    expect(await ask('appointment', { token })).toMatchObject({ open: false })
    expect((await sendJson(api, 'api/appointments/cancel', { token })).status).toBe(409)
  })

  it.each([
    [{ job: 'alignment', vehicle: { ...form.vehicle, type: 'scooter' } }, ['job']],
    [{ phone: '12345' }, ['phone']],
    [{ phone: '0812345678901' }, ['phone']],
    [{ consent: false }, ['consent']],
    [{ email: 'x@' }, ['email']],
    [{ name: '  ' }, ['name']],
    [{ day: '2026-02-30' }, ['day']],
    [{ vehicle: { ...form.vehicle, year: 12 } }, ['vehicle.year']],
  ])('refuses %j', async (changes, paths) => {
    const error = await errorOf(await book(changes))
    expect([error.code, error.fields?.map(({ path }) => path)]).toEqual(['INVALID_INPUT', paths])
  })

  it('keeps what a program sent, but lets it send no messages', async () => {
    await booked({ guard: { website: 'https://spam.example', elapsedMs: 30_000 } })
    expect(await db.selectFrom('appointment').select('suspected').execute()).toEqual([{ suspected: 1 }])
    expect(await messages()).toEqual([])
  })

  it.each(['', 'x'.repeat(60), '00000000-0000-4000-8000-000000000001.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'opens nothing for the token "%s"',
    async (token) => {
      const { status } = await sendJson(api, 'api/appointments/appointment', { token })
      expect(status).toBe(token === '' ? 400 : 404)
    },
  )
})
