import { sql } from 'kysely'
import { z } from 'zod'
import { langSchema } from '@/lib/contract/common'
import { dealerChangeMoves } from '@/lib/domain/desk/moves'
import { accountUrl } from '@/lib/server/services/account/notify'
import { knownFacts, type HistoryEntry, type LoadItem } from './item'
import { reachOf } from './registration-item'
import type { Source, SourceRow } from './source'

/** Changes of listings that somebody has to look at, or has looked at; what was live at once never waits. */
export const dealerChangeSource: Source = {
  kinds: ['dealer-change'],
  clockOf: () => 'dealer-change',
  select: (db, status) =>
    db
      .selectFrom('dealer_change')
      .select([
        'id',
        sql<string>`'dealer-change'`.as('kind'),
        'state',
        'field as topic',
        'at as received_at',
        'at as due_key',
        sql<number>`0`.as('suspected'),
        sql<number>`0`.as('photo_needed'),
        sql<number>`0`.as('replied'),
      ])
      .where((e) =>
        status === 'open'
          ? e('state', '=', 'proposed')
          : e.and([e('state', 'in', ['planned', 'live', 'refused']), e('decided_at', 'is not', null)]),
      )
      .$castTo<SourceRow>()
      .as('item'),
}

const hours = z.object({ opens: z.string(), closes: z.string() }).nullable()
const sideSchema = z.union([
  z.string(),
  z.null(),
  z.array(z.string()),
  z.array(z.object({ day: z.string(), hours })),
  z.record(z.string(), z.union([z.string(), hours])),
])

/** Hours of a day; a dash = closed. */
const hoursText = (one: z.infer<typeof hours>) => (one ? `${one.opens}–${one.closes}` : '–')

/** A value as lines: every language of a text, every day of the week, every entry of a list. */
function linesOf(json: string): string {
  const value = sideSchema.parse(JSON.parse(json))
  if (value === null || typeof value === 'string') return value ?? ''
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? one : `${one.day}: ${hoursText(one.hours)}`)).join('\n')
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${typeof one === 'string' ? one : hoursText(one)}`)
    .join('\n')
}

export const loadDealerChange: LoadItem = async (db, id, lang) => {
  const row = await db
    .selectFrom('dealer_change as c')
    .innerJoin('dealer as d', 'd.id', 'c.dealer_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .selectAll('c')
    .select([`d.name_${lang} as dealer`, 'a.name', 'a.email', 'a.phone', 'a.lang'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { field, before, after, state, at, decided_at, decided_by, reason } = row
  const person = { name: row.name, email: row.email, phone: row.phone }
  const own = langSchema.nullable().parse(row.lang) ?? 'th'
  const entry = (of: Pick<HistoryEntry, 'at' | 'actor' | 'accountId' | 'state' | 'text'>): HistoryEntry => ({
    what: 'state',
    ...of,
  })
  const isList = field === 'pictures'
  return {
    lang: own,
    open: state === 'proposed',
    person,
    reach: reachOf(person),
    facts: knownFacts([
      ['dealer', row.dealer],
      ['listingField', field],
      // Pictures are shown as files; their ids say nothing.
      ['listingBefore', isList ? null : linesOf(before)],
      ['listingAfter', isList ? null : linesOf(after)],
    ]),
    fileOwners: isList ? [`dealer:${row.dealer_id}`] : [],
    history: [
      entry({ at, actor: 'dealer', accountId: row.account_id, state: 'proposed', text: null }),
      ...(decided_at === null
        ? []
        : [entry({ at: decided_at, actor: 'staff', accountId: decided_by, state, text: reason || null })]),
    ],
    moves: dealerChangeMoves(state === 'proposed'),
    letter: { number: null, url: accountUrl('/user/dealer/listing', own) },
  }
}
