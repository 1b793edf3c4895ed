/** Why somebody reports a build. */
export const buildReasons = ['wrong', 'dangerous', 'rights', 'offensive', 'advertising', 'other'] as const
