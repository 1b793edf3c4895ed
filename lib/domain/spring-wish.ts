/** How long a wish waits for its answer, months; the page says so. */
export const keptMonths = 24

/** How long an answered wish is kept, days: nobody is told twice meanwhile. */
export const answeredDays = 30
