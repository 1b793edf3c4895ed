/** What is read of a JSON Schema, as the contract's schemas are written down. */
export type SchemaNode = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: SchemaNode
  properties?: Readonly<Record<string, SchemaNode>>
  required?: readonly string[]
  anyOf?: readonly SchemaNode[]
  oneOf?: readonly SchemaNode[]
}

/** The kind of value beside null, and whether null is one, too. */
export function withoutNull(node: SchemaNode): { node: SchemaNode; nullable: boolean } {
  const branches = node.anyOf ?? node.oneOf ?? []
  const [only, ...others] = branches.filter(({ type }) => type !== 'null')
  if (node.type !== undefined || !only || others.length > 0) return { node, nullable: false }
  return { node: only, nullable: branches.length > 1 }
}
