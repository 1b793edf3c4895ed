import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { withImportLock } from './lock'

/** A promise and what fulfils it. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

describe.each<Engine>(['sqlite', 'postgres'])('the turn of a file that is read, on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())

  const nobody = () => Promise.resolve('read')
  const fallSilent = () =>
    db.updateTable('meta').set({ value: '2000-01-01T00:00:00.000Z' }).where('key', '=', 'import-reading').execute()

  it('is over with the file', async () => {
    expect(await withImportLock(db, nobody)).toBe('read')
    await expect(withImportLock(db, () => withImportLock(db, nobody))).rejects.toMatchObject({ reason: 'busy' })
    expect(await withImportLock(db, nobody)).toBe('read')
  })

  it('is not ended nor lengthened by one that was silent for so long that it is the turn of the next', async () => {
    const second = later<string>()
    let next: Promise<string> | undefined
    await withImportLock(db, async (extend) => {
      await fallSilent()
      const begun = later<true>()
      next = withImportLock(db, () => {
        begun.resolve(true)
        return second.promise
      })
      await begun.promise
      await expect(extend()).rejects.toMatchObject({ reason: 'busy' })
    })
    await expect(withImportLock(db, nobody)).rejects.toMatchObject({ reason: 'busy' })
    second.resolve('read')
    expect(await next).toBe('read')
    expect(await withImportLock(db, nobody)).toBe('read')
  })
})
