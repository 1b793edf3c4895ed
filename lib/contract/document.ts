import type { Endpoint } from './endpoint'

export const documentEndpoints = {} as const satisfies Record<string, Endpoint>
