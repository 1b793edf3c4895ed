import type { Endpoint } from './endpoint'

export const warrantyEndpoints = {} as const satisfies Record<string, Endpoint>
