/** Version of the privacy notice beside the application form; a new wording is a new version. */
export const applicationNotice = '2026-11-23'

/** Calendar days until an open application is answered at the latest. */
const openAnswerDays = 14

/** Calendar days from an application to its answer at the latest; the steps count working days. null = an open application. */
export function applicationDays(steps: readonly { withinDays: number }[] | null): number {
  if (steps === null) return openAnswerDays
  const working = steps.reduce((sum, { withinDays }) => sum + withinDays, 0)
  return Math.ceil(working / 5) * 7
}
