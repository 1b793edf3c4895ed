import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

/** What is seen of a lease: who has it (null = nobody) and how often that one has said so. */
export type SeenLease = { holder: string | null; beat: number }

/** The lease as it is now; one that nobody has had yet is made. */
export async function readLease(db: Kysely<Database>, name: string): Promise<SeenLease> {
  const fresh = { name, holder: null, beat: 0 }
  const read = () => db.selectFrom('lease').select(['holder', 'beat']).where('name', '=', name).executeTakeFirst()
  const known = await read()
  if (known) return known
  await db
    .insertInto('lease')
    .values(fresh)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await read()) ?? fresh
}

/** Takes a lease that is still as it was seen: of several who try, one has it. */
export async function takeLease(
  db: Kysely<Database>,
  name: string,
  { holder, seen }: { holder: string; seen: SeenLease },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lease')
    .set({ holder, beat: seen.beat + 1 })
    .where('name', '=', name)
    .where('beat', '=', seen.beat)
    .where('holder', seen.holder === null ? 'is' : '=', seen.holder)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Says that the holder lives; false = somebody else has the lease by now. */
export async function keepLease(db: Kysely<Database>, name: string, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lease')
    .set((e) => ({ beat: e('beat', '+', 1) }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives a lease back, so that nobody has to wait for it. */
export async function giveLeaseBack(db: Kysely<Database>, name: string, holder: string): Promise<void> {
  await db
    .updateTable('lease')
    .set((e) => ({ holder: null, beat: e('beat', '+', 1) }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}
