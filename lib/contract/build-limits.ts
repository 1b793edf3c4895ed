/** What fits into a build that a visitor sends: characters of its answers, parts, pictures. */
export const buildLimits = { name: 60, text: 1000, parts: 6, pictures: 4 } as const
