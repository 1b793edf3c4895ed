export const fontSize = 17
/** Radius of a number on the lying and on the upright drawing. */
export const badge = { lying: 11, upright: 22 } as const
/** Stroke at which a drawing rests: extended far enough to see the rod, compressed far enough to see what it does. */
export const restingStroke = 0.3
