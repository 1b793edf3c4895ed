import { addressFields } from '@/components/form/address-parts'
import { registerLines, type RegisterLine, type TablePath } from './register-lines'

/** Fields that can be wrong, those of lists and of the address one by one. */
export type RegisterPath = TablePath | `serials.${0 | 1 | 2 | 3}` | `owner.address.${(typeof addressFields)[number]}`

type RegisterField = { path: RegisterPath; line: RegisterLine; error: NonNullable<RegisterLine['error']> }

function partsOf(path: TablePath): readonly RegisterPath[] {
  if (path === 'serials') return ['serials.0', 'serials.1', 'serials.2', 'serials.3']
  return path === 'owner.address' ? addressFields.map((field) => `owner.address.${field}` as const) : []
}

/** Every field that can be wrong, in the order of the form. */
export const registerFields: readonly RegisterField[] = registerLines.flatMap(([path, line]) => {
  const { error, each } = line
  const parts = each ? partsOf(path).map((part) => ({ path: part, line, error: each })) : []
  return error ? [{ path, line, error }, ...parts] : parts
})
export const registerPaths = registerFields.map(({ path }) => path)

export function findField(path: string): RegisterField | undefined {
  return registerFields.find((field) => field.path === path)
}

/** What a step asks for, for its check. */
export function pathsOfStep(step: number): RegisterPath[] {
  return registerFields.filter(({ line }) => line.step === step).map(({ path }) => path)
}

/** `id` of a field's control; some belong to a group that names its own. */
export function fieldId(path: RegisterPath): string {
  const own = registerLines.find(([other]) => other === path)?.[1].id
  return own ?? `register-${path.replaceAll('.', '-')}`
}

/** The text for what is wrong with a field. `type` is zod's issue code or the service's. */
export function errorKeyOf({ line, error }: RegisterField, type: string): RegisterField['error'] {
  if (line.missing && /^(?:custom|required)$/.test(type)) return line.missing
  if (line.late && /^too.big$/.test(type)) return line.late
  return line.early && /^too.small$/.test(type) ? line.early : error
}
