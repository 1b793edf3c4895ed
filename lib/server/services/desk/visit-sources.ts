import { sql } from 'kysely'
import type { AppointmentState } from '@/lib/contract/appointment'
import type { Source, SourceRow } from './source'

/** Nobody has said yet what became of these. */
const expected = ['booked', 'changed', 'accepted'] as const satisfies readonly AppointmentState[]

export const visitSource: Source = {
  kinds: ['visit'],
  clockOf: () => 'visit',
  select: (db, status) =>
    db
      .selectFrom('appointment')
      .select([
        'number as id',
        sql<string>`'visit'`.as('kind'),
        'state',
        'job as topic',
        'created_at as received_at',
        'day as due_key',
        'suspected',
        sql<number>`0`.as('photo_needed'),
        sql<number>`0`.as('replied'),
      ])
      .where('name', '!=', '')
      .where('state', status === 'open' ? 'in' : 'not in', expected)
      .$castTo<SourceRow>()
      .as('item'),
}

export const wishSource: Source = {
  kinds: ['wish'],
  clockOf: () => 'wish',
  select: (db, status) =>
    db
      .selectFrom('wish')
      .select((e) => [
        'id',
        sql<string>`'wish'`.as('kind'),
        e.case().when('answered_at', 'is', null).then('waiting').else('answered').end().as('state'),
        'vehicle_id as topic',
        'created_at as received_at',
        'created_at as due_key',
        'suspected',
        sql<number>`0`.as('photo_needed'),
        sql<number>`0`.as('replied'),
      ])
      .where('answered_at', status === 'open' ? 'is' : 'is not', null)
      .$castTo<SourceRow>()
      .as('item'),
}
