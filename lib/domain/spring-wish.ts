import { retentionRules } from './retention'

/** How long a wish waits for its answer, months; the page says so. */
export const keptMonths = retentionRules.wish.kept.count

/** How long an answered wish is kept, days: nobody is told twice meanwhile. */
export const answeredDays = retentionRules['answered-wish'].kept.count
