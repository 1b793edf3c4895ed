import { z } from 'zod'
import { fc } from './properties'

/** The words of JSON Schema that the OpenAPI document uses for inputs; any other stops the test that meets it. */
const nodeShape = {
  type: z.enum(['string', 'integer', 'number', 'boolean', 'null', 'array', 'object']).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.int().optional(),
  maxItems: z.int().optional(),
  uniqueItems: z.literal(true).optional(),
  required: z.array(z.string()).optional(),
  // They say nothing that the others do not.
  format: z.string().optional(),
  default: z.unknown().optional(),
  description: z.string().optional(),
}
export type SchemaNode = z.infer<z.ZodObject<typeof nodeShape>> & {
  items?: SchemaNode | undefined
  properties?: Record<string, SchemaNode> | undefined
  propertyNames?: SchemaNode | undefined
  /** False = what has no name here is refused. */
  additionalProperties?: SchemaNode | false | undefined
  anyOf?: SchemaNode[] | undefined
  oneOf?: SchemaNode[] | undefined
  not?: SchemaNode | undefined
}

export const schemaNode: z.ZodType<SchemaNode> = z.lazy(() =>
  z.strictObject({
    ...nodeShape,
    items: schemaNode.optional(),
    properties: z.record(z.string(), schemaNode).optional(),
    propertyNames: schemaNode.optional(),
    additionalProperties: z.union([schemaNode, z.literal(false)]).optional(),
    anyOf: z.array(schemaNode).optional(),
    oneOf: z.array(schemaNode).optional(),
    not: schemaNode.optional(),
  }),
)

/** A node and one of its alternatives as one node. */
function merge(base: SchemaNode, branch: SchemaNode): SchemaNode {
  const names = new Set([...Object.keys(base.properties ?? {}), ...Object.keys(branch.properties ?? {})])
  const properties = Object.fromEntries(
    [...names].map((name) => [name, { ...base.properties?.[name], ...branch.properties?.[name] }]),
  )
  const required = [...new Set([...(base.required ?? []), ...(branch.required ?? [])])]
  return { ...base, ...branch, ...(names.size > 0 && { properties }), ...(required.length > 0 && { required }) }
}

/** The node without properties that only another of its exclusive alternatives may have. */
function without(node: SchemaNode, names: readonly string[]): SchemaNode {
  return {
    ...node,
    properties: Object.fromEntries(Object.entries(node.properties ?? {}).filter(([name]) => !names.includes(name))),
  }
}

/** Any text, blank ones among them. */
function texts(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 40) }
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', ...lengths }) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(' ', '\t', '\n'), ...lengths }) },
  )
}

function strings({ pattern, minLength = 0, maxLength = 40 }: SchemaNode, ids: readonly string[]): fc.Arbitrary<string> {
  const any =
    pattern === undefined ? texts(minLength, maxLength) : fc.stringMatching(new RegExp(pattern), { size: 'small' })
  const fits = any.filter((text) => text.length >= minLength && text.length <= maxLength && !text.includes('\u0000'))
  const known = ids.filter(
    (id) =>
      pattern !== undefined && pattern !== String.raw`\S` && new RegExp(pattern).test(id) && id.length <= maxLength,
  )
  return known.length > 0 ? fc.oneof(fits, fc.constantFrom(...known)) : fits
}

function alternatives(node: SchemaNode, ids: readonly string[]): fc.Arbitrary<unknown> | null {
  const { anyOf, oneOf, ...base } = node
  if (anyOf) return fc.oneof(...anyOf.map((branch) => inputsOf(merge(base, branch), ids)))
  if (!oneOf) return null
  const othersOf = (branch: SchemaNode) =>
    oneOf
      .filter((other) => other !== branch)
      .flatMap(({ required = [] }) => required)
      .filter((name) => !branch.required?.includes(name))
  return fc.oneof(...oneOf.map((branch) => inputsOf(without(merge(base, branch), othersOf(branch)), ids)))
}

/** Everything that is right by a schema of the OpenAPI document; `ids` are tried where they are right, too. */
export function inputsOf(node: SchemaNode, ids: readonly string[] = []): fc.Arbitrary<unknown> {
  const { not, ...rest } = node
  if (not) return inputsOf(rest, ids).filter((value) => !(not.enum ?? []).includes(value))
  const chosen = alternatives(node, ids)
  if (chosen) return chosen
  if (node.const !== undefined) return fc.constant(node.const)
  if (node.enum) return fc.constantFrom(...node.enum)
  const { type, minimum, maximum, minItems = 0, maxItems = 5, items = {}, properties = {}, required = [] } = node
  switch (type) {
    case 'string':
      return strings(node, ids)
    case 'integer':
      return fc.integer({ min: Math.max(minimum ?? 0, -(2 ** 31)), max: Math.min(maximum ?? 2 ** 31, 2 ** 31) })
    case 'number':
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return node.uniqueItems
        ? fc.uniqueArray(inputsOf(items, ids), { minLength: minItems, maxLength: maxItems })
        : fc.array(inputsOf(items, ids), { minLength: minItems, maxLength: maxItems })
    case 'object':
      if (node.additionalProperties)
        return fc.dictionary(strings(node.propertyNames ?? {}, []), inputsOf(node.additionalProperties, ids), {
          maxKeys: 3,
          noNullPrototype: true,
        })
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, inputsOf(property, ids)])),
        { requiredKeys: required },
      )
    case undefined:
      throw new Error(`A schema without a type: ${JSON.stringify(node)}`)
  }
}
