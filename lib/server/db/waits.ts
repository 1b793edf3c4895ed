/** How long a database may let its caller wait, ms. */
export type Waits = {
  /** For a connection: a free one of the pool, or a new one. */
  connectMs: number
  /** For one statement; 0 = as long as it takes. */
  statementMs: number
  /** For what another holds: a row of PostgreSQL, or SQLite's one lock for writing. */
  lockMs: number
  /** For all of a transaction on PostgreSQL, or of a statement of its own, from asking for a connection to the last statement before its commit; 0 = as long as it takes. */
  wholeMs: number
}

/** A visitor waits: however many of these waits a transaction meets, its answer is out within five seconds, or it is undone. */
export const visitorWaits: Waits = { connectMs: 1500, statementMs: 3000, lockMs: 2500, wholeMs: 5000 }

/** Nobody waits: imports, seeds, migrations and builds take the time they need. */
export const batchWaits: Waits = { connectMs: 10_000, statementMs: 0, lockMs: 10_000, wholeMs: 0 }
