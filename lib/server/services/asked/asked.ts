import type { Kysely } from 'kysely'
import { askedLeast, type Asked } from '@/lib/contract/desk-figures'
import { dayInThailand } from '@/lib/domain/calendar'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { logFailure } from '@/lib/server/http/log'

type Kind = 'search' | 'serial'

/** More different ones than people ask for on a day come from a program. */
export const mostOfDay = 2000
const longest = 60

/** Whether words may be somebody's: an address, a phone number, or a whole sentence. These are not kept at all. */
export function maybePersonal(words: string): boolean {
  return words.length > longest || /@/.test(words) || /\d{7,}/.test(words.replaceAll(/[\s.()+-]/g, ''))
}

/** Counts one more that found nothing. What cannot be counted is no reason not to answer. */
export async function countInVain(
  db: Kysely<Database>,
  { kind, lang, words }: { kind: Kind; lang: string; words: string },
  now: Date,
): Promise<void> {
  const day = dayInThailand(now)
  try {
    const known = await db
      .updateTable('asked_in_vain')
      .set((e) => ({ count: e('count', '+', 1) }))
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where('lang', '=', lang)
      .where('words', '=', words)
      .executeTakeFirst()
    if (known.numUpdatedRows > 0n) return
    const { rows } = await db
      .selectFrom('asked_in_vain')
      .select((e) => e.fn.countAll<number>().as('rows'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    if (Number(rows) >= mostOfDay) return
    await db
      .insertInto('asked_in_vain')
      .values({ day, kind, lang, words, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'lang', 'words'])
          .doUpdateSet((e) => ({ count: e('asked_in_vain.count', '+', 1) })),
      )
      .execute()
  } catch (error) {
    logFailure(error)
  }
}

const shown = 50

/** What was asked often enough to be shown, the most often first. */
export async function listInVain(db: Kysely<Database>, kind: Kind): Promise<(Asked & { lang: string })[]> {
  const rows = await db
    .selectFrom('asked_in_vain')
    .select((e) => ['words', 'lang', e.fn.sum<number>('count').as('total'), e.fn.max('day').as('lastOn')])
    .where('kind', '=', kind)
    .groupBy(['words', 'lang'])
    .having((e) => e.fn.sum<number>('count'), '>=', askedLeast)
    .orderBy('total', 'desc')
    .orderBy('words')
    .limit(shown)
    .execute()
  return rows.map(({ words, lang, total, lastOn }) => ({ words, lang, count: Number(total), lastOn }))
}

/** Forgets what was asked long ago. Returns how many rows. */
export async function deleteOldAsked(db: Kysely<Database>, { day }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('asked_in_vain').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}
