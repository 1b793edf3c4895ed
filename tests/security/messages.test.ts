import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentEndpoints, bookedSchema, slotsSchema, workshopSchema } from '@/lib/contract/appointment'
import { messageEndpoints } from '@/lib/contract/message'
import { warrantyEndpoints } from '@/lib/contract/warranty'
import { warrantyReceiptSchema, type CreateWarrantyInput } from '@/lib/contract/warranty-register'
import { openDatabase } from '@/lib/server/db/client'
import type { Database } from '@/lib/server/db/schema'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { readMessages } from '@/tests/support/outbox'
import { issuedProduct, warrantyForm, type IssuedProduct } from '@/tests/support/warranty-form'
import { startSite, type Site } from './support/site'

const advert = 'CALL +66 900 000 000'
const guard = { website: '', elapsedMs: 30_000 }

let site: Site
let db: Kysely<Database>
let mailServer: Server
let gateway: LocalServer
let product: IssuedProduct
let serials = 0
/** Everything the site handed out that opens something. */
const links: string[] = []
const pins: string[] = []

beforeAll(async () => {
  // Takes every connection and never says a word.
  mailServer = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(mailServer, 'listening')
  const address = mailServer.address()
  gateway = await startServer((_request, response) => answerJson(response, 202, {}))
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    MAIL_FROM: 'service@example.com',
    SMS_URL: gateway.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  db = openDatabase(site.database)
  product = await issuedProduct(db)
})

afterAll(async () => {
  await db.destroy()
  await site.stop()
  await gateway.close()
  await new Promise((resolve) => mailServer.close(resolve))
})

let visitors = 0
/** Each call comes from another visitor. */
const send = (path: string, body: unknown) => {
  visitors += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`,
  }
  return site.ask(`/api/company/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Registers a fresh part; answers its serial. */
async function register(email: string, phone: string, change: Partial<CreateWarrantyInput> = {}): Promise<string> {
  const serial = product.serial((serials += 1))
  const answer = await send(
    warrantyEndpoints.createWarranty.path,
    warrantyForm([serial], { owner: { name: advert, phone, email }, ...change }),
  )
  expect(answer.status).toBe(200)
  const { passport, pin } = warrantyReceiptSchema.parse(JSON.parse(answer.text))
  links.push(passport.split('#')[1] ?? '')
  pins.push(pin)
  return serial
}

type FreeTime = { workshop: string; day: string; slot: string }

/** Times that can be booked, one for each visit. */
async function freeTimes(count: number): Promise<FreeTime[]> {
  const workshops = workshopSchema
    .array()
    .parse(JSON.parse((await site.ask('/api/company/api/appointments/workshops?line=scooter')).text))
  const times: FreeTime[] = []
  for (const { id, jobs } of workshops) {
    if (times.length >= count || !jobs.some((job) => job.id === 'fitting')) continue
    const { days } = slotsSchema.parse(
      JSON.parse(
        (await site.ask(`/api/company/${appointmentEndpoints.getSlots.path}?workshop=${id}&job=fitting`)).text,
      ),
    )
    times.push(
      ...days
        .slice(3)
        .flatMap(({ day, slots }) => slots.slice(0, 1).map(({ time }) => ({ workshop: id, day, slot: time }))),
    )
  }
  return times.slice(0, count)
}

async function book(time: FreeTime, email: string, phone: string): Promise<string> {
  const vehicle = { type: 'scooter', brand: advert, model: advert, year: 2022, plate: '900 000 000' }
  const answer = await send(appointmentEndpoints.bookAppointment.path, {
    lang: 'en',
    key: randomUUID(),
    ...time,
    job: 'fitting',
    vehicle,
    name: advert,
    phone,
    email,
    note: advert,
    consent: true,
    guard,
  })
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('manage')])
  const { manage } = bookedSchema.parse(JSON.parse(answer.text))
  const token = manage.split('#')[1] ?? ''
  links.push(token)
  return token
}

const texts = () => gateway.seen.map(({ body }) => JSON.parse(body) as { to: string; text: string })

describe('messages', () => {
  it('twenty forms with variants of one mailbox: all are taken, ten messages wait', async () => {
    const variant = (i: number) => (i % 2 ? `vic.tim+${i}@gmail.com` : `V.ictim+${i}@googlemail.com`)
    for (let i = 0; i < 12; i += 1) await register(variant(i), '+66812345670')
    for (const [i, time] of (await freeTimes(8)).entries()) await book(time, variant(i), '0812345670')
    const messages = (await readMessages(db)).filter(({ recipient }) => /tim\+/i.test(recipient))
    expect(messages.length).toBeGreaterThanOrEqual(20)
    expect(messages.filter(({ withheld }) => withheld === null)).toHaveLength(10)
  })

  it('a code leaves within ten seconds while the mail server hangs with the messages', async () => {
    const serial = await register('owner@example.com', '+66812345671')
    const started = performance.now()
    expect(
      (await send(messageEndpoints.sendSMS.path, { lang: 'en', purpose: 'warranty-check', serial, to: '+66812345671' }))
        .status,
    ).toBe(200)
    await expect.poll(() => texts().map(({ to }) => to), { timeout: 10_000, interval: 100 }).toContain('+66812345671')
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it('a flood of requests sends four codes at most to a phone, from however many addresses it comes', async () => {
    const known = await Promise.all(
      Array.from({ length: 3 }, (_, i) => register(`flood${i}@example.com`, '+66812345672')),
    )
    const ask = (i: number) =>
      send(messageEndpoints.sendSMS.path, {
        lang: 'en',
        purpose: 'warranty-check',
        serial: known[i % known.length],
        to: '+66812345672',
      })
    const statuses = new Set(
      (await Promise.all(Array.from({ length: 12 }, (_, i) => ask(i)))).map(({ status }) => status),
    )
    expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([])
    const codes = await db
      .selectFrom('outbox')
      .select('withheld')
      .where('recipient', '=', '+66812345672')
      .where('template', '=', 'warrantyCode')
      .execute()
    const leaving = codes.filter(({ withheld }) => withheld === null).length
    expect(leaving).toBeGreaterThan(0)
    expect(leaving).toBeLessThanOrEqual(4)
  })

  it('no text message leaves for a country that is not on the list', async () => {
    const serial = await register('abroad@example.com', '+12025550123')
    expect(
      (await send(messageEndpoints.sendSMS.path, { lang: 'en', purpose: 'warranty-check', serial, to: '+12025550123' }))
        .status,
    ).toBe(200)
    const messages = await db
      .selectFrom('outbox')
      .select(['template', 'withheld'])
      .where('recipient', '=', '+12025550123')
      .orderBy('template')
      .execute()
    expect(messages).toEqual(['warrantyCode', 'warrantyPin'].map((template) => ({ template, withheld: 'country' })))
  })

  it('a registration under suspicion sends nothing', async () => {
    await register('suspect@example.com', '+66812345673', {
      guard: { website: 'https://spam.example', elapsedMs: 300 },
    })
    expect(
      await db
        .selectFrom('outbox')
        .select('id')
        .where('recipient', 'in', ['suspect@example.com', '+66812345673'])
        .execute(),
    ).toEqual([])
  })

  it('moving a visit sends two messages at most', async () => {
    const [first, ...others] = await freeTimes(12)
    if (!first) throw new Error('No workshop has a free time.')
    const token = await book(first, '', '0812345674')
    const told = async () =>
      (
        await db
          .selectFrom('outbox')
          .select('sent_at')
          .where('template', '=', 'appointmentChanged')
          .where('recipient', '=', '+66812345674')
          .execute()
      ).map(({ sent_at }) => sent_at !== null)
    const move = async ({ day, slot }: FreeTime) =>
      (await send(appointmentEndpoints.changeAppointment.path, { lang: 'en', token, day, slot })).status
    const here = others.filter(({ workshop, day }) => workshop === first.workshop && day !== first.day)
    expect(here.length).toBeGreaterThanOrEqual(4)
    for (const time of here.slice(0, 2)) expect(await move(time)).toBe(200)
    await expect.poll(told, { timeout: 10_000, interval: 100 }).toEqual([true])
    for (const time of here.slice(2)) expect(await move(time)).toBe(200)
    expect((await told()).sort()).toEqual([false, true])
  })

  it('prints nothing that was typed, and keeps no code, link or PIN in any table or in the file', async () => {
    const files = (attachments: { base64: string }[]) =>
      attachments
        .map(({ base64 }) =>
          Buffer.from(base64, 'base64')
            .toString()
            .replace(/\r\n[ \t]/g, ''),
        )
        .join('')
    const said = (await readMessages(db)).map(
      ({ subject, text, html, attachments }) => `${subject}${text}${html ?? ''}${files(attachments)}`,
    )
    expect(said.filter((text) => /CALL|900 000/.test(text))).toEqual([])
    expect(texts().filter(({ text }) => /CALL|900 000/.test(text))).toEqual([])
    // What the messages hold is what the tables must not: the search below would find it.
    expect(said.some((text) => links.some((link) => text.includes(link)))).toBe(true)

    const codes = texts().flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
    expect(codes.length).toBeGreaterThan(0)
    const written = [
      'outbox',
      'outbox_recipient',
      'submission',
      'one_time_code',
      'appointment',
      'appointment_event',
      'warranty',
      'warranty_event',
      'consent_receipt',
      'meta',
      'upload',
    ] as const
    const tables = JSON.stringify(await Promise.all(written.map((table) => db.selectFrom(table).selectAll().execute())))
    const alone = (digits: string) => new RegExp(`(?<![\\w-])${digits}(?![\\w-])`).test(tables)
    expect([...pins, ...codes].filter(alone)).toEqual([])
    const bytes = Buffer.concat(
      await Promise.all([site.database, `${site.database}-wal`].map((file) => readFile(file))),
    )
    const keys = links.map((link) => link.slice(link.lastIndexOf('.') + 1))
    expect(keys.filter((key) => key.length < 40 || bytes.includes(key))).toEqual([])
  })
})
