import type { Endpoint } from './endpoint'

export const placeEndpoints = {} as const satisfies Record<string, Endpoint>
