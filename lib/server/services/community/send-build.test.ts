import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { caseSchema, caseSentSchema } from '@/lib/contract/case'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { eraseDueCases } from '@/lib/server/services/case/erase-case'
import { moveCaseOn } from '@/lib/server/services/case/move-case'
import { storeUpload } from '@/lib/server/services/upload/store-upload'
import type { FileStorage } from '@/lib/server/storage/file-storage'
import { buildForm } from '@/tests/support/build-form'
import { errorOf, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { listBuilds } from './builds'

// The number of a case is made at random; a published build names it.
const { numbers } = vi.hoisted(() => ({ numbers: { next: 'R-2345-6789' } }))
vi.mock('@/lib/server/make-number', () => ({ makeNumber: () => numbers.next }))
vi.mock('@/content/builds.json', async (original) => {
  const { default: builds } = await original<{ default: Record<string, unknown>[] }>()
  return { default: builds.map((build, i) => (i === 0 ? { ...build, case: 'R-2345-6789', author: 'ลุงหมี' } : build)) }
})

const now = new Date('2026-11-23T03:00:00.000Z')
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const tables = ['visitor_case_event', 'visitor_case', 'submission', 'outbox', 'consent_receipt', 'upload'] as const
const files = new Map<string, Buffer>()
const storage: FileStorage = {
  write: async (name, bytes) => void files.set(name, bytes),
  read: async (name) => files.get(name) ?? Buffer.alloc(0),
  remove: async (name) => void files.delete(name),
}

describe.each(['sqlite', 'postgres'] as const)('builds that are sent in, on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  let codes: string[]
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    api = createCompanyApi({ db, limits: null, now: () => now })
    codes = (await db.selectFrom('product').select('code').orderBy('id').limit(2).execute()).map(({ code }) => code)
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    numbers.next = 'R-2345-6789'
    for (const table of tables) await db.deleteFrom(table).execute()
  })

  const upload = async (bytes: Buffer, type = 'image/jpeg') =>
    storeUpload(storage, 'build', contextOf(db, { file: { bytes, type }, now }))
  const photo = async (width = 60) => {
    const picture = sharp({ create: { width, height: width / 2, channels: 3, background: '#7a3b12' } })
    return (
      await upload(
        await picture
          .jpeg()
          .withExif({ IFD0: { Model: 'Secret phone' } })
          .toBuffer(),
      )
    ).id
  }
  const formOf = async (changes: Partial<Parameters<typeof buildForm>[0]> = {}) =>
    buildForm({ key: key(1), codes, pictureIds: [await photo()], ...changes })
  const send = (form: Record<string, unknown>) => sendJson(api, 'api/community/send', form)
  const sent = async (form: Record<string, unknown>) => caseSentSchema.parse(await (await send(form)).json())
  const ask = (what: string, input: Record<string, unknown>) => sendJson(api, `api/cases/${what}`, input)
  const opened = async (caseKey: string) => caseSchema.parse(await (await ask('case', { caseKey })).json())
  const shown = async () => (await listBuilds(db, 'th')).map(({ author }) => author)

  it('keeps one, however often and simultaneously it is sent with its key, with all its pictures', async () => {
    const form = await formOf({ pictureIds: [await photo(), await photo(), await photo(), await photo()] })
    const answers = await Promise.all([sent(form), sent(form)])
    answers.push(await sent(form))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const rows = await db.selectFrom('visitor_case').selectAll().execute()
    expect(rows).toMatchObject([{ kind: 'build', topic: null, due_on: '2026-11-30', erase_on: '2027-11-23' }])
    expect(JSON.stringify(rows)).not.toMatch(/ลุงหมี|234567[^8]|ระนาด/)
    const found = await opened((await sent(form)).key)
    expect(found.files).toHaveLength(4)
    expect(found.may).toEqual({ reply: true, withdraw: true, replaceFile: false, erase: true })
    expect(found.fields.map(({ field }) => field)).toEqual([
      'vehicle',
      'parts',
      'before',
      'changed',
      'shownName',
      'phone',
    ])
    expect(found.fields[1]?.value.split('\n').map((line) => line.split('  ')[0])).toEqual(codes)
    expect((await readMessages(db)).map(({ template }) => template)).toEqual(['caseForCompany'])
    expect(await errorOf(await send({ ...form, before: 'else' }))).toMatchObject({ code: 'CONFLICT' })
  })

  it('keeps what was agreed to in the words that were shown', async () => {
    await sent(await formOf())
    const receipts = await db.selectFrom('consent_receipt').selectAll().orderBy('purpose').execute()
    expect(receipts.map(({ purpose, lang }) => [purpose, lang])).toEqual([
      ['build-own-pictures', 'th'],
      ['build-published', 'th'],
    ])
    expect(receipts[1]?.text_shown).toContain('ยินยอม')
  })

  it('understands a part number as it is typed, and remembers a vehicle of our own list', async () => {
    const vehicle = await db.selectFrom('vehicle').select('id').executeTakeFirstOrThrow()
    const typed = codes.map((code) => ` ${code.toLowerCase().replaceAll('-', ' ')} `)
    const form = await formOf({ codes: [...typed, codes[0] ?? ''] })
    const { key: caseKey } = await sent({ ...form, vehicle: { ...form.vehicle, vehicleId: vehicle.id } })
    expect((await opened(caseKey)).fields[1]?.value.split('\n')).toHaveLength(2)
    expect(await db.selectFrom('visitor_case').select('topic').execute()).toEqual([{ topic: vehicle.id }])
  })

  it('takes pictures only, free of what the camera wrote, large enough for a page', async () => {
    const id = await photo(3000)
    const row = await db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ type: 'image/jpeg', width: 2000, height: 1000 })
    expect(files.get(row.storage_key)?.includes('Secret phone')).toBe(false)
    const hostile = [
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('GIF89a<script>'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    ]
    for (const bytes of hostile) await expect(upload(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' })
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a part nobody makes', { codes: ['SZ36-999TRL-99B'] }, ['codes.0']],
    ['no part', { codes: [] }, ['codes']],
    ['seven parts', { codes: Array.from({ length: 7 }, () => 'X') }, ['codes']],
    ['no picture', { pictureIds: [] }, ['pictureIds']],
    ['five pictures', { pictureIds: Array.from({ length: 5 }, () => 'c'.repeat(32)) }, ['pictureIds']],
    ['a picture that is not there', { pictureIds: ['c'.repeat(32)] }, ['pictureIds.0']],
    ['neither mailbox nor phone', { phone: undefined }, ['email']],
    ['a phone nobody has', { phone: '12345678901234567890' }, ['phone']],
    ['a mailbox that is none', { email: 'x@' }, ['email']],
    ['no name', { shownName: '  ' }, ['shownName']],
    ['no agreement', { consent: false }, ['consent']],
    ['pictures of others', { ownPictures: false }, ['ownPictures']],
    ['a long story', { changed: 'x'.repeat(1001) }, ['changed']],
    ['a Buddhist year', { vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX', year: 2568 } }, ['vehicle.year']],
  ])('refuses %s and keeps nothing', async (_what, changes, paths) => {
    const error = await errorOf(await send({ ...(await formOf()), ...changes }))
    expect([error.code, error.fields?.map(({ path }) => path)]).toEqual(['INVALID_INPUT', paths])
    expect(await db.selectFrom('visitor_case').select('id').execute()).toEqual([])
  })

  it('takes no file that was sent for something else, and none twice', async () => {
    const form = await formOf()
    await db.updateTable('upload').set({ purpose: 'receipt' }).execute()
    expect(await errorOf(await send(form))).toMatchObject({ fields: [{ path: 'pictureIds.0' }] })
    const id = await photo()
    expect(await errorOf(await send({ ...form, pictureIds: [id, id] }))).toMatchObject({
      fields: [{ path: 'pictureIds.1' }],
    })
    expect(await db.selectFrom('upload').select('id').where('claimed_by', 'is not', null).execute()).toEqual([])
  })

  it('is declined with a message of its own', async () => {
    const { number, key: caseKey } = await sent(await formOf({ email: 'bear@example.com' }))
    await moveCaseOn(db, { number, to: 'declined', text: 'The picture shows another part.' }, now)
    const mail = (await readMessages(db)).find(({ template }) => template === 'buildDeclined')
    expect(mail).toMatchObject({ recipient: 'bear@example.com', lang: 'th' })
    expect(mail?.text).toContain(`/th/case#${caseKey}`)
    expect(mail?.text).not.toContain('another part')
    expect((await readMessages(db)).filter(({ template }) => template === 'caseMoved')).toEqual([])
    expect(await opened(caseKey)).toMatchObject({ state: 'declined', may: { withdraw: false, erase: true } })
  })

  it('is published only once the site has it, and its sender is told where', async () => {
    numbers.next = 'R-9999-9999'
    const other = await sent(await formOf({ key: key(2) }))
    await expect(moveCaseOn(db, { number: other.number, to: 'published' }, now)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    numbers.next = 'R-2345-6789'
    const { number } = await sent(await formOf({ email: 'bear@example.com' }))
    await moveCaseOn(db, { number, to: 'published' }, now)
    const mail = (await readMessages(db)).find(({ template }) => template === 'buildPublished')
    expect(mail?.text).toMatch(/\/th\/community\/[a-z0-9-]+\s/)
  })

  it.each(['withdraw', 'erase'])(
    'is taken off when its sender wants to %s it, and the company is told',
    async (what) => {
      const { number, key: caseKey } = await sent(await formOf())
      await moveCaseOn(db, { number, to: 'published' }, now)
      expect(await shown()).toContain('ลุงหมี')
      expect(await opened(caseKey)).toMatchObject({ state: 'published', eraseOn: null, may: { withdraw: true } })
      expect((await ask(what, { caseKey })).status).toBe(200)
      expect(await shown()).not.toContain('ลุงหมี')
      expect((await readMessages(db)).filter(({ template }) => template === 'buildTakenBack')).toHaveLength(1)
      expect((await ask('withdraw', { caseKey })).status).toBe(what === 'erase' ? 404 : 409)
    },
  )

  it('keeps its key beyond its day as long as it is shown, and is erased after it was withdrawn', async () => {
    const { number, key: caseKey } = await sent(await formOf())
    const limit = { at: now.toISOString(), day: '2028-01-01' }
    await moveCaseOn(db, { number, to: 'published' }, now)
    expect(await eraseDueCases(db, limit, now)).toBe(0)
    await ask('withdraw', { caseKey })
    expect(await eraseDueCases(db, limit, now)).toBe(1)
    expect((await ask('case', { caseKey })).status).toBe(404)
  })

  it('keeps what a program sent, and mails nobody', async () => {
    await sent(await formOf({ guard: { website: 'x', elapsedMs: 1 }, email: 'bear@example.com' }))
    expect(await db.selectFrom('visitor_case').select('suspected').execute()).toEqual([{ suspected: 1 }])
    expect(await readMessages(db)).toEqual([])
  })
})
