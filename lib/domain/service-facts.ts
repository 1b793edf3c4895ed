/** Calendar months or km, whichever comes first. */
export type Interval = { months: number; km: number }

/**
 * When something is due. Workshop tables, manuals, questions and films say the same in words of their own;
 * `lib/content/facts.test.ts` compares them with this page.
 */
export const serviceFacts = {
  forkOil: { everyday: { months: 24, km: 20_000 }, touring: { months: 18, km: 15_000 } },
  /** Oil and seals of dampers that can be opened, in everyday use. */
  overhaul: {
    mono: { months: 24, km: 15_000 },
    twin: { months: 24, km: 20_000 },
    car: { months: 24, km: 40_000 },
  },
  /** Of two-wheelers on tour, whatever the shock. */
  touringOverhaul: { months: 18, km: 15_000 },
  air: { months: 12, km: 20_000 },
  /** Every bolt that was touched is checked twice. */
  boltCheckKm: [50, 500],
  /** Wheels are aligned on the day of the work, and checked when the springs have settled. */
  alignmentCheckKm: 500,
  /** What an air suspension may sink in a night. */
  airLossMm: 10,
  /** How often water is let out of the air tank. */
  drainsAWeek: { dry: 1, rainy: 2 },
} as const
