import type { Endpoint } from './endpoint'

export const uploadEndpoints = {} as const satisfies Record<string, Endpoint>
