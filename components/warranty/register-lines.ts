import type { RegisterField } from './register-field'
import { registerTable } from './register-table'

export type TablePath = keyof typeof registerTable

type Named<Key extends string> = {
  [Path in TablePath]: (typeof registerTable)[Path] extends Record<Key, infer Value> ? Value : never
}[TablePath]
type Labels = 'label' | 'review'
type Errors = 'error' | 'late' | 'early' | 'missing' | 'each'
/** A field with those messages only that the table names: what nothing names is found to be unused. */
export type RegisterLine = Omit<RegisterField, Labels | Errors> & {
  [Key in Labels]?: Named<'label'> | Named<'review'>
} & { [Key in Errors]?: Named<'error'> | Named<'late'> | Named<'early'> | Named<'missing'> | Named<'each'> }

/** The table, line by line. */
export const registerLines = Object.entries(registerTable) as [TablePath, RegisterLine][]
