import '@/tests/support/environment'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { canMount, mountSmallDisk, type SmallDisk } from '@/tests/support/small-disk'
import { issuedProduct, warrantyForm } from '@/tests/support/warranty-form'
import { openDatabase } from '@/lib/server/db/client'
import { errorCode, readHealth, register, sendFile } from './support/calls'
import { startSite, type Site } from './support/site'

const mountable = canMount()
if (!mountable) console.warn('Skipped: only who may mount a small disk can test a full one (run as root).')

describe.skipIf(!mountable)('on a full disk', () => {
  let folder: string
  let data: SmallDisk
  let pages: SmallDisk
  let site: Site

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'full-disk-'))
    data = mountSmallDisk(folder, 64)
    const database = path.join(folder, 'company.db')
    await copyFile(endToEndEnvironment.DATABASE_URL, database)
    site = await startSite({ DATABASE_URL: database, STORAGE_DIR: path.join(folder, 'uploads'), LOG_LEVEL: 'error' })
    const store = path.join(site.folder, '.next/server/route-cache')
    await mkdir(store, { recursive: true })
    pages = mountSmallDisk(store, 8)
  })
  afterAll(async () => {
    pages.remove()
    await site.stop()
    data.remove()
    await rm(folder, { recursive: true })
  })

  const asDatabase = async <T>(ask: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> => {
    const db = openDatabase(path.join(folder, 'company.db'))
    try {
      return await ask(db)
    } finally {
      await db.destroy()
    }
  }
  const count = (table: 'warranty' | 'warranty_serial' | 'submission' | 'outbox' | 'upload') =>
    asDatabase(async (db) => (await db.selectFrom(table).selectAll().execute()).length)
  const keptFiles = async () =>
    (await readdir(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )

  it('nothing is saved and 507 says so, the operator reads which disk, and the same form is kept once there is room', async () => {
    const product = await asDatabase((db) => issuedProduct(db))
    const form = warrantyForm([product.serial(1)])
    expect(await readHealth(site)).toMatchObject({ status: 200, wrong: {} })
    const before = { outbox: await count('outbox'), submission: await count('submission') }

    data.fill()
    for (const answer of [await register(site, form), await register(site, form), await sendFile(site)]) {
      expect([answer.status, errorCode(answer), answer.headers['retry-after']]).toEqual([507, 'STORAGE_FULL', '5'])
    }
    await expect
      .poll(async () => (await readHealth(site)).wrong)
      .toMatchObject({ 'database-disk': 'disk-full', 'uploads-disk': 'disk-full' })
    const health = await readHealth(site)
    expect(health.status).toBe(503)
    expect(health.text, 'no place of the machine').not.toContain('/')
    expect((await site.ask('/api/ready')).status).toBe(200)
    expect((await site.ask('/', { headers: { cookie: 'i18n_redirected=en' } })).status, 'stored pages').toBe(200)
    expect(site.log()).toContain('The disk of the database is full')
    expect(site.log()).toContain('The disk of the uploads is full')
    for (const personal of [form.owner.name, form.owner.phone, form.owner.email, product.serial(1)])
      expect(site.log()).not.toContain(personal)

    data.empty()
    expect([
      await count('warranty'),
      await count('warranty_serial'),
      await count('upload'),
      (await keptFiles()).length,
    ]).toEqual([0, 0, 0, 0])
    expect({ outbox: await count('outbox'), submission: await count('submission') }).toEqual(before)
    expect((await register(site, form)).status).toBe(200)
    expect((await register(site, form)).status).toBe(200)
    expect((await sendFile(site)).status).toBe(200)
    expect([
      await count('warranty'),
      await count('warranty_serial'),
      await count('upload'),
      (await keptFiles()).length,
    ]).toEqual([1, 1, 1, 1])
    await expect.poll(() => readHealth(site)).toMatchObject({ status: 200, wrong: {} })
  })

  it('pages that cannot be stored are served all the same, without halves on the disk', async () => {
    const ids = await asDatabase((db) => db.selectFrom('product').select('id').orderBy('id', 'desc').limit(3).execute())
    const open = async (id: string) =>
      site.ask(`/products/${id}`, { headers: { cookie: 'i18n_redirected=en', accept: 'text/html' } })
    const kept = async () =>
      (await readdir(pages.folder, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile() && entry.name !== 'filler',
      ).length
    const before = await kept()
    pages.fill()
    for (const { id } of [...ids, ...ids]) {
      const { status, text } = await open(id)
      expect([status, text.endsWith('</html>')], id).toEqual([200, true])
    }
    await expect.poll(() => site.log()).toContain('The disk of the page store is full')
    await expect.poll(async () => (await readHealth(site)).wrong).toMatchObject({ 'page-store-disk': 'disk-full' })
    expect(await kept(), 'no halves').toBe(before)
    pages.empty()
    await expect.poll(async () => (await readHealth(site)).wrong).toEqual({})
    const later = await asDatabase((db) =>
      db.selectFrom('product').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow(),
    )
    expect((await open(later.id)).status).toBe(200)
    await expect.poll(kept, { message: 'stored again' }).toBeGreaterThan(before)
  })
})
