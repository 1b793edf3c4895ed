/**
 * What vehicle inspections measure after a change of ride height. Orientation for the pages, not legal advice: rules change, and the office decides.
 * The answer "inspection-rules" among the questions says the same; a test compares the two.
 */
export const inspectionRules = {
  /** Height of the headlamp's centre above the road, cm (Department of Land Transport). */
  TH: { lampFromCm: 40, lampToCm: 135 },
  /** Least height under the body, cm (Road Transport Vehicle Act, safety standards). */
  JP: { clearanceCm: 9 },
  /** The part needs a paper of its own: ABE or Teilegutachten. */
  DE: {},
} as const
