import type { Kysely } from 'kysely'
import { dayInThailand } from '@/lib/domain/calendar'
import { limitOf, retentionRules, type RetentionRuleId } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { reportFailures } from '@/lib/server/in-turn'
import { retentionJobs, type RetentionWork } from './jobs'

type Outcome = { rule: RetentionRuleId; changed: number; error?: unknown }

const ruleIds = Object.keys(retentionJobs) as RetentionRuleId[]

async function runRule(rule: RetentionRuleId, work: RetentionWork): Promise<Outcome> {
  try {
    return { rule, changed: await retentionJobs[rule](work, limitOf(retentionRules[rule].kept, work.now)) }
  } catch (error) {
    return { rule, changed: 0, error }
  }
}

/** Adds a run to the record of its day. */
async function record(db: Kysely<Database>, { rule, changed, error }: Outcome, now: Date): Promise<void> {
  const failures = error === undefined ? 0 : 1
  const last_at = now.toISOString()
  await db
    .insertInto('retention_run')
    .values({ rule, day: dayInThailand(now), runs: 1, changed, failures, last_at })
    .onConflict((conflict) =>
      conflict.columns(['rule', 'day']).doUpdateSet((e) => ({
        runs: e('retention_run.runs', '+', 1),
        changed: e('retention_run.changed', '+', changed),
        failures: e('retention_run.failures', '+', failures),
        last_at,
      })),
    )
    .execute()
}

/**
 * Erases, or makes nameless, everything whose time is over, and records how much. A rule that fails keeps no other from running; what it left is
 * due again the next time. Throws when one has failed, once all have had their turn.
 */
export async function runRetention(work: RetentionWork): Promise<void> {
  const errors: unknown[] = []
  for (const rule of ruleIds) {
    const outcome = await runRule(rule, work)
    if (outcome.error !== undefined) errors.push(outcome.error)
    await record(work.db, outcome, work.now)
  }
  reportFailures(errors, 'rules of retention failed')
}
