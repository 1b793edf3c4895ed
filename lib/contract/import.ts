import { z } from 'zod'
import { nothing, post, postStream, type Endpoint } from './endpoint'
import { importErrorCodes, importKinds, importRefusals, importStates } from './import-words'

const batchSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  createdAt: z.iso.datetime(),
  committedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrongRows: z.int(),
})
export type ImportBatch = z.infer<typeof batchSchema>

/** What a rehearsal found; the first errors and differences only. */
export const importReportSchema = z.object({
  errorCount: z.int(),
  errors: z.array(z.object({ row: z.int(), column: z.string(), code: z.enum(importErrorCodes), value: z.string() })),
  differences: z.array(
    z.object({
      row: z.int(),
      id: z.string(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
})
export type ImportReport = z.infer<typeof importReportSchema>

/** What came of it: the batch as it is now, or why nothing was done. `detail`: a column, a batch, a count. */
const outcomeSchema = z.object({
  batch: batchSchema.nullable(),
  refusal: z.object({ reason: z.enum(importRefusals), detail: z.string() }).nullable(),
})
export type ImportOutcome = z.infer<typeof outcomeSchema>

const batchId = z.string().regex(/^\d{14}-[\da-f]{4}$/)
const errors = ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'] as const
const forContent = { auth: true, scope: 'content' } as const

export const importEndpoints = {
  listImports: {
    ...post('desk/imports', 'Files that were imported or rehearsed, the newest first', nothing, z.array(batchSchema), {
      errors,
      limit: 'read',
    }),
    ...forContent,
  },
  getImport: {
    ...post(
      'desk/import',
      'One file with what its rehearsal found',
      z.object({ id: batchId }),
      z.object({
        batch: batchSchema,
        /** Null = rehearsed before reports were kept. */ report: importReportSchema.nullable(),
      }),
      { errors: [...errors, 'NOT_FOUND'], limit: 'read' },
    ),
    ...forContent,
  },
  rehearseImport: {
    ...postStream(
      'desk/rehearse-import',
      'Read a CSV file and work out what it would change; nothing is changed. One file at a time',
      z.object({ name: z.string().trim().min(1).max(200) }),
      outcomeSchema,
      { errors },
    ),
    ...forContent,
  },
  commitImport: {
    ...post(
      'desk/commit-import',
      'Apply what was rehearsed; wrong rows are left out only when that is asked for',
      z.object({ id: batchId, skipErrors: z.boolean().default(false) }),
      outcomeSchema,
      { errors },
    ),
    ...forContent,
  },
  undoImport: {
    ...post('desk/undo-import', 'Put back what a file changed', z.object({ id: batchId }), outcomeSchema, { errors }),
    ...forContent,
  },
} as const satisfies Record<string, Endpoint>
