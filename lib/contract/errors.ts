import { z } from 'zod'
import { errorCodes } from './api-error'

// The shape of an error answer. What a page needs to tell errors apart stands in api-error.ts, without the weight of schemas.

/** Why one field was refused; the zod issue code in the field's own words. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  code: z.enum(['required', 'invalid', 'too-small', 'too-big', 'unknown-value', 'unknown-field']),
})
export type FieldError = z.infer<typeof fieldErrorSchema>

export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string(),
    fields: z.array(fieldErrorSchema).optional(),
  }),
})
export type ApiErrorBody = z.infer<typeof apiErrorSchema>
