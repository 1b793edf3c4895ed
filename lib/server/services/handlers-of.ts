import type { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'
import type { ServiceContext } from './context'

/** One service for each operation of a part of the contract. */
export type HandlersOf<E extends Record<string, Endpoint>> = {
  [O in keyof E]: (input: z.output<E[O]['input']>, context: ServiceContext) => Promise<z.output<E[O]['output']>>
}
