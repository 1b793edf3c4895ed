import type { Kysely } from 'kysely'
import type { MyData } from '@/lib/contract/my-data'
import { storedData, storedDataIds } from '@/lib/domain/stored-data'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { findDataOwner, type DataOwner } from './data-owner'
import { dataReaders, type PersonalTable } from './data-readers'
import { requireAccount } from './who'

type Table = MyData['parts'][number]['tables'][number]

async function readTable(db: Kysely<Database>, table: PersonalTable, owner: DataOwner): Promise<Table> {
  const reader = dataReaders[table]
  return typeof reader === 'string'
    ? { table, leftOut: reader, rows: [] }
    : { table, leftOut: null, rows: await reader(db, owner) }
}

/** Cases of every kind share their tables; they are told under the first. */
function tablesOf(): { id: string; tables: PersonalTable[] }[] {
  const told = new Set<PersonalTable>()
  return storedDataIds.flatMap((id) => {
    const tables = [...storedData[id].tables].filter((table) => !told.has(table))
    for (const table of tables) told.add(table)
    return tables.length > 0 ? [{ id, tables }] : []
  })
}

/** Everything that is stored about the owner of the account, by the record of what is stored. */
export async function getMyData(_input: unknown, context: ServiceContext): Promise<MyData> {
  const account = await requireAccount(context)
  const owner = await findDataOwner(context.db, account)
  const parts: MyData['parts'] = []
  for (const { id, tables } of tablesOf()) {
    const read: Table[] = []
    for (const table of tables) read.push(await readTable(context.db, table, owner))
    parts.push({ id, tables: read })
  }
  return { madeAt: context.now.toISOString(), account: account.id, parts }
}
