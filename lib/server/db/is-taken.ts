import { codeOf } from '@/lib/server/fault'

const uniqueViolation = /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/

/** Whether a write failed because another row has the value that only one may have. On PostgreSQL its transaction can then only be undone. */
export function isTaken(error: unknown): boolean {
  return uniqueViolation.test(codeOf(error))
}
