import { z } from 'zod'
import { errorCodes, fieldErrorCodes, type FieldError } from './api-error'

// The shape of an error answer. What a page needs to tell errors apart stands in api-error.ts, without the weight of schemas.

const fieldErrorSchema: z.ZodType<FieldError> = z.object({ path: z.string(), code: z.enum(fieldErrorCodes) })

export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string(),
    fields: z.array(fieldErrorSchema).optional(),
  }),
})
export type ApiErrorBody = z.infer<typeof apiErrorSchema>
