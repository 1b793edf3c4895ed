import type { Endpoint } from './endpoint'

export const serviceEndpoints = {} as const satisfies Record<string, Endpoint>
