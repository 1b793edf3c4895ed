import type { Kysely } from 'kysely'
import { dayInThailand } from '@/lib/domain/calendar'
import { limitOf, retentionRules, type RetentionRuleId } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { failuresOf, reportFailures } from '@/lib/server/in-turn'
import { retentionJobs, type RetentionWork } from './jobs'

/** What a run of a rule did; `failures` is 0 or 1. */
type Outcome = { rule: RetentionRuleId; changed: number; failures: number }

const ruleIds = Object.keys(retentionJobs) as RetentionRuleId[]

/** Adds a run to the record of its day. */
async function record(db: Kysely<Database>, { rule, changed, failures }: Outcome, now: Date): Promise<void> {
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

async function runRule(rule: RetentionRuleId, work: RetentionWork): Promise<void> {
  const outcome: Outcome = { rule, changed: 0, failures: 1 }
  try {
    outcome.changed = await retentionJobs[rule](work, limitOf(retentionRules[rule].kept, work.now))
    outcome.failures = 0
  } finally {
    await record(work.db, outcome, work.now)
  }
}

/**
 * Erases, or makes nameless, everything whose time is over, and records how much. A rule that fails, or cannot be recorded, keeps no other from
 * running; what it left is due again the next time. Throws when one has failed, once all have had their turn.
 */
export async function runRetention(work: RetentionWork): Promise<void> {
  const errors = await failuresOf(ruleIds, (rule) => runRule(rule, work))
  reportFailures(errors, 'rules of retention failed')
}
