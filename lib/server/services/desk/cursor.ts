import { z } from 'zod'
import { ApiError } from '@/lib/contract/api-error'
import { sourceNames, type SourceName } from './sources'

/** How far each source was read: the key and the id of its last row. */
export type Cursor = Partial<Record<SourceName, readonly [string, string]>>

/** PostgreSQL takes no text with a NUL, and inside of a cursor nobody has looked for one yet. */
const keySchema = z.string().regex(/^[^\u0000]*$/)
const cursorSchema = z.partialRecord(z.enum(sourceNames), z.tuple([keySchema, keySchema]))

export const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** INVALID_INPUT for one that is not ours. */
export function readCursor(given: string | undefined): Cursor {
  if (given === undefined) return {}
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(given, 'base64url').toString('utf8')))
  } catch {
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'after', code: 'invalid' }] })
  }
}
