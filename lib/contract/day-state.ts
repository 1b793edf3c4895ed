import { z } from 'zod'

/** Where something with a first and a last day stands today in Thailand. */
export const dayStates = ['running', 'coming', 'past'] as const
export const dayStateSchema = z.enum(dayStates)
export type DayState = z.infer<typeof dayStateSchema>
