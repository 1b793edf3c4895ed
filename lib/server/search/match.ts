import { type RawBuilder, sql } from 'kysely'
import type { DocumentKind } from './document-kinds'
import { findHeld, holdVehicles } from './held-vehicles'
import type { Group } from './plan'
import type { SearchSource } from './source'
import { idColumn, idRange } from './store'
import type { SearchEngine } from './tables'

export type Scope = {
  /** Null = every kind. */
  kinds: readonly DocumentKind[] | null
  limit: number
}
export type Match = { groups: readonly Group[]; where: 'title' | 'any'; strict: boolean }

export type Step = { match: Match; scope: Scope }

const isOfVehicles = ({ kinds }: Scope) => kinds?.length === 1 && kinds[0] === 'vehicle'

/** For each step the ids of the documents that meet every group, best first by kind and weight. */
export async function findSteps(source: SearchSource, steps: readonly Step[]): Promise<number[][]> {
  const asked = steps.filter(({ scope }) => !isOfVehicles(scope))
  const [stored, vehicles] = await Promise.all([
    askSteps(source, asked),
    asked.length < steps.length ? holdVehicles(source.db, source.held) : null,
  ])
  return steps.map((step) => {
    const { match, scope } = step
    if (vehicles && isOfVehicles(scope)) return findHeld(vehicles[match.where], alternativesOf(match), scope.limit)
    return stored[asked.indexOf(step)] ?? []
  })
}

/** All steps in one statement, since on PostgreSQL asking takes longer than finding. */
async function askSteps({ db, engine }: SearchSource, steps: readonly Step[]): Promise<number[][]> {
  if (steps.length === 0) return []
  const id = sql.ref(idColumn[engine])
  const parts = steps.map(
    ({ match, scope }, at) =>
      sql`select ${sql.lit(at)} as step, id from (select ${id} as id from search_index where ${renderMatch(engine, match)} and ${renderKinds(engine, scope.kinds)} order by ${id} limit ${scope.limit}) as part`,
  )
  const query = sql<{ step: number; id: number }>`${sql.join(parts, sql` union all `)} order by 1, 2`
  const found: number[][] = steps.map(() => [])
  for (const row of (await query.execute(db)).rows) found[Number(row.step)]?.push(Number(row.id))
  return found
}

export type WeightedGroup = { group: Group; weight: number }

/**
 * Documents that meet some of the groups, with the summed weight of those they meet, highest first. `perGroup` bounds the work:
 * of a group that very many documents meet, only the best by kind and weight are looked at.
 */
export async function findSome(
  source: SearchSource,
  groups: readonly WeightedGroup[],
  scope: Scope & { perGroup: number },
): Promise<{ id: number; weight: number }[]> {
  if (groups.length === 0) return []
  const { db, engine } = source
  if (isOfVehicles(scope)) return findSomeVehicles(source, groups, scope)
  const id = sql.ref(idColumn[engine])
  const parts = groups.map(({ group, weight }) => {
    const match = renderMatch(engine, { groups: [group], where: 'any', strict: false })
    return sql`select id, ${sql.lit(weight)} as weight from (select ${id} as id from search_index where ${match} and ${renderKinds(engine, scope.kinds)} order by ${id} limit ${scope.perGroup}) as part`
  })
  const query = sql<{
    id: number
    weight: number
  }>`select id, sum(weight) as weight from (${sql.join(parts, sql` union all `)}) as parts group by id order by 2 desc, 1 limit ${scope.limit}`
  return (await query.execute(db)).rows.map((row) => ({ id: Number(row.id), weight: Number(row.weight) }))
}

async function findSomeVehicles(
  { db, held }: SearchSource,
  groups: readonly WeightedGroup[],
  { limit, perGroup }: { limit: number; perGroup: number },
): Promise<{ id: number; weight: number }[]> {
  const { any } = await holdVehicles(db, held)
  const weights = new Map<number, number>()
  for (const { group, weight } of groups)
    for (const id of findHeld(any, [group.alternatives], perGroup)) weights.set(id, (weights.get(id) ?? 0) + weight)
  return Array.from(weights, ([id, weight]) => ({ id, weight }))
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, limit)
}

const alternativesOf = ({ groups, strict }: Match) =>
  groups.map(({ alternatives }) => (strict ? alternatives.slice(0, 1) : alternatives))

function renderMatch(engine: SearchEngine, match: Match): RawBuilder<unknown> {
  const groups = alternativesOf(match)
  return engine === 'sqlite' ? renderFts(groups, match.where) : renderVectors(groups, match.where)
}

function renderFts(groups: readonly string[][][], where: Match['where']): RawBuilder<unknown> {
  const expression = groups
    .map(
      (alternatives) =>
        `(${alternatives.map((tokens) => `(${tokens.map((token) => `"${token}"`).join(' AND ')})`).join(' OR ')})`,
    )
    .join(' AND ')
  return sql`search_index match ${where === 'title' ? `{title} : (${expression})` : expression}`
}

/** One condition, which the index answers alone: of two, the second would be looked for in the tokens of every document that meets the first. */
function renderVectors(groups: readonly string[][][], where: Match['where']): RawBuilder<unknown> {
  const quote = (token: string) => `'${token.replace(/['\\]/g, '$&$&')}'`
  const expression = groups
    .map((alternatives) => `(${alternatives.map((tokens) => `(${tokens.map(quote).join(' & ')})`).join(' | ')})`)
    .join(' & ')
  return sql`${sql.ref(where === 'title' ? 'title' : 'tokens')} @@ ${expression}::tsquery`
}

/** Written out: as a parameter a number is a REAL, and of those FTS5 makes no bound, so that it reads every document that matches. */
function renderKinds(engine: SearchEngine, kinds: readonly DocumentKind[] | null): RawBuilder<unknown> {
  if (!kinds) return sql`1 = 1`
  const id = sql.ref(idColumn[engine])
  return sql`(${sql.join(
    kinds.map((kind) => sql`${id} between ${sql.lit(idRange(kind)[0])} and ${sql.lit(idRange(kind)[1])}`),
    sql` or `,
  )})`
}
