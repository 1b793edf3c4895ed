import { buildLimits } from '@/lib/contract/build-limits'
import { sendTable } from './send-table'

type AnsweredField = {
  [Path in keyof typeof sendTable]: (typeof sendTable)[Path] extends { error: string } ? Path : never
}[keyof typeof sendTable]

/** A field that can be wrong; each part number is one of its own. */
export type SendField = AnsweredField | `codes.${number}`

const codeFields = Array.from({ length: buildLimits.parts }, (_, i) => `codes.${i}` as const)

/** Fields that can be wrong, in the order of the page. */
export const sendFields: readonly SendField[] = Object.entries(sendTable).flatMap(([path, line]) =>
  'error' in line ? (path === 'codes' ? codeFields : [path as AnsweredField]) : [],
)

/** What is wrong with a field, of the messages of the form. `type`: that of its error; `refused` by the service. */
export function errorKeyOf(path: SendField, type: string) {
  if (path.startsWith('codes')) return type === 'refused' ? 'unknown' : 'codes'
  if (path === 'pictureIds' && type === 'refused') return 'again'
  if (path === 'email' && type === 'custom') return 'contact'
  return sendTable[path as AnsweredField].error
}

/** Id of a field's first control. */
export function fieldId(path: SendField): string {
  return path === 'pictureIds' ? 'send-picture-1' : `send-${path.replaceAll('.', '-')}`
}
