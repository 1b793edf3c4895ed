// Apart from the schemas: the form needs these words long before it needs their weight.

/** How far the springs of a vehicle are, in this order. */
export const springStages = ['measured', 'prototyped', 'road-test', 'production'] as const
export type SpringStage = (typeof springStages)[number]

export const springKinds = ['lowering-spring', 'comfort-spring', 'lift-spring'] as const

/** Vehicles that springs are made for. */
export const springTypes = ['car', 'suv', 'van', 'pickup'] as const
