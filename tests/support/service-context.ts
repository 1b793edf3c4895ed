import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'

/** What a service knows of a call inside the process; `now` stands still. */
export function contextOf(db: Kysely<Database>, known: Partial<ServiceContext> = {}): ServiceContext {
  return {
    db,
    user: null,
    session: null,
    cdnCountry: null,
    optsOut: false,
    address: null,
    now: new Date('2026-11-21T03:00:00.000Z'),
    limit: () => Promise.resolve(),
    guess: (_kind, _thing, verify) => verify(),
    file: null,
    stream: null,
    ...known,
  }
}
