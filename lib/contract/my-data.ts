import { z } from 'zod'
import { typedPasswordSchema } from './account'
import { langShape } from './common'
import { get, nothing, post, type Endpoint } from './endpoint'

/** Why nothing of a table is in the answer: it says nothing of who it is about, or only keyed hashes that lead back to nobody, or it is about others. */
export const leftOut = ['nameless', 'hashed', 'others'] as const

const tableSchema = z.object({
  table: z.string(),
  leftOut: z.enum(leftOut).nullable(),
  /** As they are stored, without hashes and secrets; sealed texts are opened. */
  rows: z.array(z.record(z.string(), z.unknown())),
})

export const myDataSchema = z.object({
  madeAt: z.iso.datetime(),
  account: z.string(),
  /** In the order of the privacy policy; `id` is that of its record (lib/domain/stored-data.ts). */
  parts: z.array(z.object({ id: z.string(), tables: z.array(tableSchema) })),
})
export type MyData = z.infer<typeof myDataSchema>

const signedIn = { auth: true } as const

export const myDataEndpoints = {
  getMyData: {
    ...get(
      'account/data',
      'Everything that is stored about the account and its proved addresses',
      nothing,
      myDataSchema,
      {
        errors: ['UNAUTHORIZED'],
        limit: 'document',
      },
    ),
    ...signedIn,
  },
  eraseMyAccount: {
    ...post(
      'account/erase',
      'Erase the account and what hangs on it; what has to be kept is kept without it',
      z.object({ ...langShape, password: typedPasswordSchema }),
      nothing,
      { errors: ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'FORBIDDEN'], limit: 'check' },
    ),
    ...signedIn,
  },
} as const satisfies Record<string, Endpoint>
