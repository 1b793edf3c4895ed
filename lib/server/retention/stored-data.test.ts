import { describe, expect, it } from 'vitest'
import { retentionRules, type RetentionRuleId } from '@/lib/domain/retention'
import { callerMemory, impersonalTables, storedData } from '@/lib/domain/stored-data'
import { rateLimitPlans } from '@/lib/server/http/rate-limits'
import { openCompanyDatabase } from '@/tests/support/company-database'

const personal: readonly string[] = Object.values(storedData).flatMap(({ tables }) => [...tables])
const known = new Set<string>([...personal, ...impersonalTables])

/** Tables that the engine or the migrator keeps for itself. */
const own = /^(?:kysely_|sqlite_|search_index_)/

describe.each(['sqlite', 'postgres'] as const)('the record of what is stored, on %s', (engine) => {
  it('names every table of the database, and no other', async () => {
    const db = await openCompanyDatabase(engine)
    const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !own.test(name))
    await db.destroy()
    const missing = tables.filter((name) => !known.has(name))
    expect(
      missing,
      'lib/domain/stored-data.ts has to say what these tables store of people, or that it is nothing',
    ).toEqual([])
    // Without a table of its own on PostgreSQL.
    const gone = [...known].filter((name) => !tables.includes(name) && name !== 'search_index')
    expect(gone).toEqual([])
  })
})

describe('the record of what is stored', () => {
  it('says of no table both that it is about people and that it is not', () => {
    expect(personal.filter((name) => impersonalTables.some((other) => other === name))).toEqual([])
  })

  it('shows the time of every rule that the worker deletes by', () => {
    const shown = new Set(
      Object.values(storedData).flatMap((entry) => ['time' in entry && entry.time, 'then' in entry && entry.then]),
    )
    // Codes in messages live as long as the codes; a note of the desk as what it is about; a case names its day; callers go with the day; a link is gone before it could be asked about; the last names nobody.
    const told: RetentionRuleId[] = [
      'message-code',
      'desk-note',
      'case',
      'caller',
      'password-reset',
      'passkey-challenge',
      'retention-run',
    ]
    const hidden = Object.entries(retentionRules).filter(([, { kept }]) => !shown.has(kept))
    expect(hidden.map(([id]) => id).toSorted()).toEqual(told.toSorted())
  })

  it('promises no shorter memory of an address than limits need', () => {
    // `digits` are counted by serial, whoever asks.
    const byCaller = Object.entries(rateLimitPlans).filter(([name]) => name !== 'digits')
    const longest = Math.max(...byCaller.map(([, { seconds }]) => seconds))
    expect(longest).toBeLessThanOrEqual(callerMemory.count * 86_400)
  })
})
