import type { Endpoint } from './endpoint'

export const faqEndpoints = {} as const satisfies Record<string, Endpoint>
