import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyBase } from '@/tests/support/company-database'
import { startPostgres, type PostgresServer } from '@/tests/support/postgres-server'
import { openDatabase } from '@/lib/server/db/client'
import type { Engine } from '@/lib/server/db/engine'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { createDiskStorage } from '@/lib/server/storage/disk'
import { makeBackup } from './backup'
import { connectionVariables } from './postgres-programs'
import { restoreBackup } from './restore'

const now = new Date('2026-11-24T03:00:00Z')

it('addresses of PostgreSQL are told in variables, passwords too', () => {
  expect(connectionVariables('postgres://site:p%40ss@db.example.com:5433/company?sslmode=require')).toEqual({
    PGHOST: 'db.example.com',
    PGPORT: '5433',
    PGUSER: 'site',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'company',
    PGSSLMODE: 'require',
  })
})

const uploadOf = (storage_key: string) => ({
  id: randomUUID(),
  purpose: 'receipt',
  type: 'image/jpeg',
  bytes: 3,
  width: 1,
  height: 1,
  sha256: '0'.repeat(64),
  storage_key,
  created_at: now.toISOString(),
  claimed_by: 'x',
})

describe.each(['sqlite', 'postgres'] as const)('a backup of %s', (engine: Engine) => {
  let folder: string
  let server: PostgresServer | null = null
  let url: string
  let emptyUrl: string
  const at = (name: string) => path.join(folder, name)
  const storageIn = (name: string) => createDiskStorage(at(name))

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
    if (engine === 'postgres') {
      server = await startPostgres()
      url = server.url
      emptyUrl = server.url.replace(/\/postgres$/, '/template1')
    } else {
      url = copyBase('migrated', at('site.db'))
      emptyUrl = at('elsewhere/site.db')
    }
    const db = openDatabase(url)
    await migrateDatabase(db)
    await db.insertInto('meta').values({ key: 'kept', value: 'ค่านี้' }).execute()
    for (const storage_key of ['2026-11-24/a.jpg', '2026-11-24/lost.jpg'])
      await db.insertInto('upload').values(uploadOf(storage_key)).execute()
    await db.destroy()
    await storageIn('uploads').write('2026-11-24/a.jpg', Buffer.from('jpg'), 'image/jpeg')
  })
  afterAll(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('holds database and files, says what is missing, and comes back elsewhere', async () => {
    const made = await makeBackup({ url, storage: storageIn('uploads') }, at('backup'), now)
    expect(made).toMatchObject({ engine, files: 1, missing: 1 })
    expect((await stat(at('backup'))).mode & 0o777).toBe(0o700)
    const back = await restoreBackup({ url: emptyUrl, storage: storageIn('back') }, at('backup'))
    expect(back).toMatchObject({ madeAt: now.toISOString(), restored: 1 })
    expect((await storageIn('back').read('2026-11-24/a.jpg')).toString()).toBe('jpg')
    const db = openDatabase(emptyUrl)
    const kept = await db.selectFrom('meta').select('value').where('key', '=', 'kept').execute()
    expect(kept).toEqual([{ value: 'ค่านี้' }])
    expect(await migrateDatabase(db)).toEqual([])
    await db.destroy()
  })

  it.runIf(engine === 'sqlite')('makes no database where there is none', async () => {
    const from = { url: at('nowhere/site.db'), storage: storageIn('uploads') }
    await expect(makeBackup(from, at('of-nothing'), now)).rejects.toThrow('There is no database')
    await expect(stat(at('nowhere'))).rejects.toThrow('ENOENT')
  })

  it.runIf(engine === 'sqlite')('is restored beside the half that one which was broken off has left', async () => {
    await mkdir(at('again'))
    await writeFile(at('again/site.db.part'), 'half')
    const to = { url: at('again/site.db'), storage: storageIn('back') }
    expect(await restoreBackup(to, at('backup'))).toMatchObject({ restored: 1 })
  })

  it('is none when a file could not be read', async () => {
    const read = () => Promise.reject(new Error('The storage answered 503 to GET'))
    const from = { url, storage: { ...storageIn('uploads'), read } }
    await expect(makeBackup(from, at('half'), now)).rejects.toThrow('answered 503')
    await expect(restoreBackup({ url: at('never.db'), storage: storageIn('back') }, at('half'))).rejects.toThrow(
      'no whole backup',
    )
  })

  it('overwrites nothing: no other backup, no database', async () => {
    const from = { url, storage: storageIn('uploads') }
    await expect(makeBackup(from, at('backup'), now)).rejects.toThrow('is not empty')
    await expect(restoreBackup(from, at('backup'))).rejects.toThrow(/is there already|is not empty/)
  })

  it('is refused when it is not whole, or not what it was', async () => {
    const to = { url: at('never.db'), storage: storageIn('back') }
    await expect(restoreBackup(to, at('uploads'))).rejects.toThrow('no whole backup')
    await writeFile(at(`backup/company.${engine === 'sqlite' ? 'db' : 'dump'}`), 'x')
    await expect(restoreBackup(to, at('backup'))).rejects.toThrow('its hash differs')
  })
})

describe('files that are not in a backup any more', () => {
  let folder: string
  const at = (name: string) => path.join(folder, name)
  const restore = (name: string) =>
    restoreBackup({ url: at(`${name}.db`), storage: createDiskStorage(at(name)) }, at('backup'))

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
    const url = copyBase('migrated', at('site.db'))
    const db = openDatabase(url)
    await db.insertInto('upload').values(uploadOf('a/b.jpg')).execute()
    await db.destroy()
    const storage = createDiskStorage(at('uploads'))
    await storage.write('a/b.jpg', Buffer.from('jpg'), 'image/jpeg')
    await makeBackup({ url, storage }, at('backup'), now)
    await rm(at('backup/files/a/b.jpg'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are counted', async () => {
    expect(await restore('counted')).toMatchObject({ files: 1, restored: 0 })
  })

  it('are not those that cannot be read', async () => {
    await mkdir(at('backup/files/a/b.jpg'))
    await expect(restore('unreadable')).rejects.toThrow('EISDIR')
  })
})
