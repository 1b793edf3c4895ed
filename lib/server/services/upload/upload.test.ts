import '@/tests/support/environment'
import { createHash } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { docx } from '@/tests/support/docx'
import { contextOf } from '@/tests/support/service-context'
import type { UploadPurpose } from '@/lib/contract/upload'
import { docxType } from '@/lib/contract/file-types'
import type { Database } from '@/lib/server/db/schema'
import type { FileStorage } from '@/lib/server/storage/file-storage'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { claimUpload } from './claim-upload'
import { getStorage } from '@/lib/server/storage/storage'
import { detectFileType } from './file-type'
import { readClaimed } from './read-claimed'
import { storeUpload } from './store-upload'
import { releaseUploads, sweepUploads } from './sweep-uploads'

const files = new Map<string, Buffer>()
const storage: FileStorage = {
  write: async (key, bytes) => void files.set(key, bytes),
  read: async (key) => files.get(key) ?? Buffer.alloc(0),
  remove: async (key) => void files.delete(key),
}
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3b12' } })
const pdf = (tail = '') => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n${tail}`)

/** A PNG of a few bytes that says it is this large. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe.each(['sqlite', 'postgres'] as const)('files from visitors on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  }, 60_000)
  afterAll(async () => db.destroy())

  const storeFor = (purpose: UploadPurpose, bytes: Buffer, type: string, now = new Date('2026-11-21T03:00:00.000Z')) =>
    storeUpload(storage, purpose, contextOf(db, { file: { bytes, type }, now }))
  const store = (bytes: Buffer, type = 'image/jpeg', now?: Date) => storeFor('receipt', bytes, type, now)
  const keptBytes = async (id: string) => {
    const row = await db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { row, bytes: await storage.read(row.storage_key) }
  }

  it('of somebody is not found once it is gone, though its row was still read', async () => {
    const { id } = await store(await paint(20, 10).jpeg().toBuffer())
    await db.updateTable('upload').set({ claimed_by: 'dealer:x' }).where('id', '=', id).execute()
    await expect(readClaimed(db, id, 'dealer:')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    vi.spyOn(getStorage(), 'read').mockRejectedValue(new Error('The storage is away'))
    await expect(readClaimed(db, id, 'dealer:')).rejects.toThrow('is away')
    await db.deleteFrom('upload').where('id', '=', id).execute()
  })

  it('keeps a picture upright, small and without its place and time', async () => {
    const photo = await paint(2000, 1000)
      .jpeg()
      .withExif({
        IFD0: { Model: 'Secret phone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const upload = await store(photo)
    expect(upload).toMatchObject({ type: 'image/jpeg', width: 512, height: 1024 })
    const { row, bytes } = await keptBytes(upload.id)
    const { exif, orientation, format } = await sharp(bytes).metadata()
    expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: 'jpeg' })
    expect(bytes.includes('Secret phone')).toBe(false)
    expect(row).toMatchObject({
      purpose: 'receipt',
      claimed_by: null,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    expect(row.storage_key).toMatch(/^2026-11-21\/[0-9a-f]{32}\.jpg$/)
  })

  it.each([
    [
      'PNG with a clear ground',
      async () =>
        sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
          .png()
          .toBuffer(),
    ],
    ['WebP', async () => paint(40, 30).webp().toBuffer()],
  ])('makes a JPEG of a %s, not larger than it was', async (_what, make) => {
    expect(await store(await make())).toMatchObject({ type: 'image/jpeg', width: 40, height: 30 })
  })

  it('drops what is tied behind a picture', async () => {
    const upload = await store(
      Buffer.concat([await paint(40, 30).jpeg().toBuffer(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
    )
    expect((await keptBytes(upload.id)).bytes.includes('<script>')).toBe(false)
  })

  it('keeps a PDF as it is', async () => {
    const upload = await store(pdf(), 'application/pdf')
    expect(upload).toMatchObject({ type: 'application/pdf', width: null, height: null })
    expect((await keptBytes(upload.id)).bytes).toEqual(pdf())
  })

  it('keeps a text document as a résumé, as it is and only as one, and a photographed page so that it can be read', async () => {
    const upload = await storeFor('resume', docx(), 'image/jpeg')
    expect(upload).toMatchObject({ type: docxType, width: null, height: null })
    const { row, bytes } = await keptBytes(upload.id)
    expect(bytes).toEqual(docx())
    expect(row.storage_key).toMatch(/\.docx$/)
    await expect(store(docx(), docxType)).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' })
    await expect(storeFor('resume', docx({ 'word/vbaProject.bin': Buffer.from('x') }), docxType)).rejects.toMatchObject(
      {
        code: 'UNSUPPORTED_FILE',
      },
    )
    const page = await storeFor('resume', await paint(3000, 4000).jpeg().toBuffer(), 'image/jpeg')
    expect(page).toMatchObject({ type: 'image/jpeg', width: 1800, height: 2400 })
  })

  const refused: [string, string, () => Promise<Buffer>][] = [
    ['UNSUPPORTED_FILE', 'a program named .jpg', async () => Buffer.from('MZ\u0090\u0000this is no picture')],
    ['UNSUPPORTED_FILE', 'a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['UNSUPPORTED_FILE', 'an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'UNSUPPORTED_FILE',
      'a HEIC',
      async () => Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
    ],
    [
      'UNSUPPORTED_FILE',
      'a JPEG cut off',
      async () => {
        const whole = await sharp({
          create: {
            width: 800,
            height: 600,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        })
          .jpeg()
          .toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
    ],
    ['UNSUPPORTED_FILE', 'a text document as a receipt', async () => docx()],
    ['UNSUPPORTED_FILE', 'three bytes of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff])],
    ['UNSUPPORTED_FILE', 'a PDF cut off', async () => pdf().subarray(0, 30)],
    ['UNSUPPORTED_FILE', 'a PDF with an archive behind it', async () => pdf('PK\u0003\u0004 archive')],
    ['UNSUPPORTED_FILE', 'a page that hides a PDF', async () => Buffer.concat([Buffer.from('<html>'), pdf()])],
    ['PAYLOAD_TOO_LARGE', 'a picture of 200 megapixels', async () => bomb(20_000, 10_000)],
    [
      'PAYLOAD_TOO_LARGE',
      'ten megabytes and a byte',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10 * 1024 * 1024 - 2)]),
    ],
    ['INVALID_INPUT', 'nothing', async () => Buffer.alloc(0)],
  ]
  it.each(refused)('%s: %s', async (code, _what, make) => {
    const [before, rows] = [files.size, async () => (await db.selectFrom('upload').select('id').execute()).length]
    const count = await rows()
    const started = performance.now()
    await expect(store(await make())).rejects.toMatchObject({ code })
    expect(performance.now() - started).toBeLessThan(2000)
    expect([files.size, await rows()]).toEqual([before, count])
  })

  it('gives a file to one form, for its purpose', async () => {
    const { id } = await store(await paint(10, 10).jpeg().toBuffer())
    await expect(claimUpload(db, id, 'claim', 'claim:C-1', 'photoIds')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'photoIds', code: 'unknown-value' }],
    })
    await claimUpload(db, id, 'receipt', 'warranty:W-1', 'receiptId')
    await expect(claimUpload(db, id, 'receipt', 'warranty:W-2', 'receiptId')).rejects.toMatchObject({
      fields: [{ path: 'receiptId' }],
    })
  })

  it('sweeps what no form named within a day', async () => {
    await db.deleteFrom('upload').execute()
    const jpeg = await paint(10, 10).jpeg().toBuffer()
    const [old, claimed, fresh] = [
      await store(jpeg),
      await store(jpeg),
      await store(jpeg, '', new Date('2026-11-22T02:00:00.000Z')),
    ]
    await claimUpload(db, claimed.id, 'receipt', 'warranty:W-1', 'receiptId')
    const { row } = await keptBytes(old.id)
    const due = limitOf(retentionRules.upload.kept, new Date('2026-11-22T03:00:01.000Z'))
    expect(await sweepUploads(db, storage, due)).toBe(1)
    expect(files.has(row.storage_key)).toBe(false)
    expect((await db.selectFrom('upload').select('id').execute()).map(({ id }) => id).sort()).toEqual(
      [claimed.id, fresh.id].sort(),
    )
  })

  it('deletes released files, and those of a sweep that was cut short with the next one', async () => {
    await db.deleteFrom('upload').execute()
    const { id } = await store(await paint(10, 10).jpeg().toBuffer())
    const { row } = await keptBytes(id)
    await claimUpload(db, id, 'receipt', 'warranty:W-3', 'receiptId')
    await releaseUploads(db, ['warranty:W-3'])
    await expect(claimUpload(db, id, 'receipt', 'warranty:W-4', 'receiptId')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    const due = limitOf(retentionRules.upload.kept, new Date('2026-11-21T03:00:01.000Z'))
    const broken: FileStorage = { ...storage, remove: () => Promise.reject(new Error('The disk is away')) }
    await expect(sweepUploads(db, broken, due)).rejects.toThrow('The disk is away')
    expect(files.has(row.storage_key)).toBe(true)
    expect(await sweepUploads(db, storage, due)).toBe(1)
    expect(files.has(row.storage_key)).toBe(false)
    expect(await db.selectFrom('upload').select('id').execute()).toEqual([])
  })
})

describe('detectFileType', () => {
  it.each([
    [Buffer.alloc(0)],
    [Buffer.from('%PDF')],
    [Buffer.from('%PDF-9.9')],
    [Buffer.from('RIFF1234WAVE')],
    [Buffer.from('GIF89a')],
    [Buffer.from('PK\u0005\u0006')],
  ])('%s is nothing we take', (bytes) => {
    expect(detectFileType(bytes)).toBeNull()
  })
})
