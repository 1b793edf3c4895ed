/** Why somebody reports a build. */
export const buildReasons = ['wrong', 'dangerous', 'rights', 'offensive', 'advertising', 'other'] as const
export type BuildReason = (typeof buildReasons)[number]
