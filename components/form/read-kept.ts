import { z } from 'zod'
import type { Attempt } from './use-form-draft'

const attemptSchema = z.object({ attempt: z.object({ text: z.string(), key: z.uuid() }) })

/** What was sent last from this device, and under which key; null = nothing. */
export function readAttempt(stored: unknown): Attempt | null {
  return attemptSchema.safeParse(stored).data?.attempt ?? null
}

const fileSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number() })

/** A file that a device remembers having sent; its small picture is not kept. */
export const keptFileSchema = fileSchema.transform((file) => ({ ...file, preview: null }))
