import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import type { KnownAccount } from '@/lib/server/services/account/find-account'
import { openContent } from '@/lib/server/services/case/content'
import { readCase, type KnownCase } from '@/lib/server/services/case/find-case'
import { hashMailbox, hashPhone } from '@/lib/server/services/case/keys'

type Addresses = Pick<KnownAccount, 'email' | 'phone'>

/** Stands where an account has no such address; nothing is kept under it. */
const none = '-'

/**
 * Visits booked with an address of the account. It was proved by a code, and whoever reads it has the private link of each visit from its message
 * already: the account opens nothing that the mailbox does not. Addresses are compared as typed but for capitals.
 */
export async function findVisits(db: Kysely<Database>, { email, phone }: Addresses): Promise<AppointmentTable[]> {
  return db
    .selectFrom('appointment')
    .selectAll()
    .where('name', '!=', '')
    .where((e) => e.or([e('email', 'in', [email ?? none, ...capitals(email)]), e('phone', '=', phone ?? none)]))
    .execute()
}

/** How phones that put a capital at the beginning write it. */
const capitals = (email: string | null) => (email === null ? [] : [email.charAt(0).toUpperCase() + email.slice(1)])

/** Whether a case was sent with an address of the account. Its hash is of the mailbox, in which several people's addresses count as one. */
function isFrom({ email, phone }: Addresses, found: KnownCase): boolean {
  const content = openContent(found)
  if (content === null) return false
  return (email !== null && content.email?.toLowerCase() === email) || (phone !== null && content.phone === phone)
}

/** The same of what is answered by a person. */
export async function findCases(db: Kysely<Database>, { email, phone }: Addresses): Promise<KnownCase[]> {
  const rows = await db
    .selectFrom('visitor_case')
    .selectAll()
    .where((e) =>
      e.or([e('mailbox_hash', '=', hashMailbox(email) ?? none), e('phone_hash', '=', hashPhone(phone) ?? none)]),
    )
    .execute()
  return rows.map(readCase).filter((found) => isFrom({ email, phone }, found))
}
