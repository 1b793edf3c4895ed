import type { Endpoint } from './endpoint'

export const messageEndpoints = {} as const satisfies Record<string, Endpoint>
