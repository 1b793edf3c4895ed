import type { Endpoint } from './endpoint'

export const appointmentEndpoints = {} as const satisfies Record<string, Endpoint>
