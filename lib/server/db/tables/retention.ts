/** What a rule of `lib/domain/retention.ts` did on a day: the record that data of people goes when its time is over. It names nobody. */
export type RetentionRunTable = {
  rule: string
  /** In Thailand. */
  day: string
  /** How often it ran. */
  runs: number
  /** Rows that were erased or made nameless. */
  changed: number
  /** Runs that failed. */
  failures: number
  last_at: string
}

export type RetentionTables = { retention_run: RetentionRunTable }
