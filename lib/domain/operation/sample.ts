import type { Leaf } from './leaves'
import { withoutNull, type SchemaNode } from './schema-node'

/** Values of no real person or part, of which the first that is right is taken. */
const texts = [
  'sample',
  'somchai@example.com',
  '+66812345678',
  '0812345678',
  '10110',
  '123456',
  '1234',
  'TH',
  '10',
  '09:00',
  '00000000000000000000000000000000',
] as const
const formats: Readonly<Record<string, string>> = {
  email: 'somchai@example.com',
  'date-time': '2026-01-15T03:00:00.000Z',
  uri: 'https://example.com/',
}

type Fresh = { /** Calendar day that is over. */ day: string; uuid: string }

const fits = (text: string, { min, max, pattern }: Pick<Leaf, 'min' | 'max' | 'pattern'>) =>
  text.length >= (min ?? 0) &&
  text.length <= (max ?? Infinity) &&
  (pattern === null || new RegExp(pattern, 'u').test(text))

/** What could stand in a field that has to be filled in, as typed; empty where nothing that is right is known. */
export function sampleText(leaf: Leaf, { day, uuid }: Fresh): string {
  const { kind, format, min, choices } = leaf
  if (choices.length > 0) return choices[0] ?? ''
  if (kind === 'date') return day
  if (kind === 'flag') return 'true'
  if (kind === 'whole' || kind === 'number') return String(Math.max(min ?? 1, 1))
  if (kind === 'json') return ''
  if (format === 'uuid') return uuid
  const known = formats[format?.split(' / ')[0] ?? '']
  return known ?? texts.find((text) => fits(text, kind === 'list' ? { ...leaf, min: null, max: null } : leaf)) ?? ''
}

/** A value that is written as it should be and names nothing there is; null = there is no such value. */
export function unknownText(leaf: Leaf): string | null {
  if (leaf.kind !== 'text' || leaf.choices.length > 0) return null
  return ['no-such-thing', 'ZZ', '99', 'X-00000'].find((text) => fits(text, leaf)) ?? null
}

/** An answer as the schema has it, with one entry in each list. */
export function sampleAnswer(given: SchemaNode, depth = 0): unknown {
  const { node } = withoutNull(given)
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum[0]
  if (node.properties)
    return Object.fromEntries(
      Object.entries(node.properties).map(([name, child]) => [name, sampleAnswer(child, depth + 1)]),
    )
  if (node.type === 'array') return depth > 8 ? [] : [sampleAnswer(node.items ?? {}, depth + 1)]
  if (node.type === 'boolean') return true
  if (node.type === 'integer' || node.type === 'number') return Math.max(node.minimum ?? 1, 1)
  const [first] = node.anyOf ?? node.oneOf ?? []
  if (first) return sampleAnswer(first, depth + 1)
  if (node.type !== 'string') return null
  return node.format === 'date' ? '2026-01-15' : ((node.format && formats[node.format]) ?? 'text')
}

/** A long answer with the first two entries of each list. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries: unknown[] = value
    const first = entries.slice(0, 2).map(shorten)
    return entries.length > 2 ? [...first, `… ${entries.length - 2} more`] : first
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]: [string, unknown]) => [name, shorten(inner)]))
}
