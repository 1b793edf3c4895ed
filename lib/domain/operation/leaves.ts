import { withoutNull, type SchemaNode } from './schema-node'

type LeafKind = 'text' | 'whole' | 'number' | 'flag' | 'choice' | 'date' | 'list' | 'json'

/** One value of an input or an answer, by its way through the objects around it. */
export type Leaf = {
  /** `owner.address.line`; `[]` stands for each entry of a list. */
  path: string
  kind: LeafKind
  required: boolean
  nullable: boolean
  /** Letters of a text, size of a number, entries of a list; null = without a limit. */
  min: number | null
  max: number | null
  /** Such as `email`, `uuid`, `date-time`; null = any. */
  format: string | null
  pattern: string | null
  /** Of a choice. */
  choices: readonly string[]
  /** What stands for what is left out, as it would be typed; null = nothing. */
  preset: string | null
}

const isScalar = ({ type }: SchemaNode) => type === 'string' || type === 'number' || type === 'integer'

function kindOf(node: SchemaNode): LeafKind {
  const [value] = node.enum ?? [node.const]
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (value !== undefined) return 'choice'
  const branches = node.anyOf ?? node.oneOf ?? []
  if (branches.some(({ type }) => type === 'array') && branches.every((branch) => branch.type !== 'object'))
    return 'list'
  if (branches.length > 0 && branches.every(isScalar)) return 'text'
  if (node.type === 'string') return node.format === 'date' ? 'date' : 'text'
  if (node.type === 'integer') return 'whole'
  if (node.type === 'number') return 'number'
  if (node.type === 'boolean') return 'flag'
  return node.type === 'array' && isScalar(node.items ?? {}) ? 'list' : 'json'
}

/** `email / text` of what may be either. */
function formatOf({ format, anyOf, oneOf }: SchemaNode): string | null {
  const branches = anyOf ?? oneOf ?? []
  if (!branches.some((branch) => branch.format !== undefined)) return format ?? null
  return branches.map((branch) => branch.format ?? branch.type ?? '').join(' / ')
}

/** As a person types it, and as `readValues` reads it back. */
function written(value: unknown): string {
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function leafOf(path: string, given: SchemaNode, required: boolean): Leaf {
  const { node, nullable } = withoutNull(given)
  const entry = node.type === 'array' ? (node.items ?? {}) : node
  const choices = node.enum ?? (node.const === undefined ? (entry.enum ?? []) : [node.const])
  const preset = given.default ?? node.default
  return {
    path,
    kind: kindOf(node),
    required: required && preset === undefined,
    nullable,
    min: node.minLength ?? node.minItems ?? node.minimum ?? node.exclusiveMinimum ?? null,
    max: node.maxLength ?? node.maxItems ?? sensible(node.maximum),
    format: formatOf(entry),
    pattern: entry.format === undefined ? (entry.pattern ?? null) : null,
    choices: choices.map(String),
    preset: preset === undefined ? null : written(preset),
  }
}

/** The largest whole number of a computer is no limit that anybody set. */
const sensible = (maximum: number | undefined) =>
  maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? null : maximum

function propertiesOf(node: SchemaNode, path: string, required: boolean, deep: boolean): Leaf[] {
  const inner = withoutNull(node).node
  if (inner.properties)
    return Object.entries(inner.properties).flatMap(([name, child]) => {
      const asked = required && (inner.required?.includes(name) ?? false)
      return propertiesOf(child, path === '' ? name : `${path}.${name}`, asked, deep)
    })
  if (deep && inner.type === 'array' && inner.items && !isScalar(withoutNull(inner.items).node))
    return propertiesOf(inner.items, `${path}[]`, required, deep)
  return [leafOf(path, node, required)]
}

/** Everything an input is made of, one field of a form each; a list of objects is one field. */
export const inputLeaves = (schema: SchemaNode): Leaf[] => propertiesOf(schema, '', true, false)

/** Everything an answer is made of, into its lists. */
export const answerLeaves = (schema: SchemaNode): Leaf[] =>
  propertiesOf(schema, '', true, true).filter(({ path }) => path !== '')

/** Fields of which one has to be there, by their way; each group says which. */
export function alternativesOf(schema: SchemaNode, path = ''): string[][] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const branches = schema.oneOf ?? schema.anyOf ?? []
  // A branch that says more than what has to be there is a rule about values.
  const own = branches.flatMap(({ required, type, properties }) => (type || properties ? [] : (required ?? [])))
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => alternativesOf(child, at(name)))
  return own.length > 1 ? [own.map(at), ...inner] : inner
}
