import { z } from 'zod'
import { postFile, type Endpoint } from './endpoint'
import { docxType } from './file-types'

const uploadPurposes = ['receipt', 'product', 'claim', 'resume', 'attachment', 'build', 'dealer', 'content'] as const
export const uploadPurposeSchema = z.enum(uploadPurposes)
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>

/** Id of a file that was sent before the form that names it. */
export const uploadIdSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** What is kept: every picture becomes a JPEG, a document stays what it is. */
export const storedFileTypes = ['image/jpeg', 'application/pdf', docxType] as const

export const uploadSchema = z.object({
  id: uploadIdSchema,
  type: z.enum(storedFileTypes),
  /** As stored. */
  bytes: z.number().int().positive(),
  /** Pixels as stored; null = a document. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
})
export type Upload = z.infer<typeof uploadSchema>

const uploadQuery = z.object({ purpose: uploadPurposeSchema })

export const uploadEndpoints = {
  uploadFile: postFile(
    'uploads',
    'Sends a picture or PDF, or as a résumé a text document, for a form; it is forgotten after a day when no form names it',
    uploadQuery,
    uploadSchema,
  ),
} as const satisfies Record<string, Endpoint>
