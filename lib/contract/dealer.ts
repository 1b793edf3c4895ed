import type { Endpoint } from './endpoint'

export const dealerEndpoints = {} as const satisfies Record<string, Endpoint>
