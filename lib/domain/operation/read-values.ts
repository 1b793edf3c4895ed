import type { Leaf } from './leaves'

export type Values = Readonly<Record<string, string>>

/** Sent as it is typed where it cannot be read as what it should be, so that the service says what is wrong with it. */
function readValue({ kind }: Leaf, text: string): unknown {
  if (kind === 'list') return text.split(',').map((entry) => entry.trim())
  if (kind === 'flag') return text === 'true'
  if (kind === 'text' || kind === 'choice' || kind === 'date') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function put(into: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const inner = into[name]
  const branch = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  into[name] = branch
  put(branch, rest, value)
}

/** The input that a form's values are; empty fields are left out. */
export function readValues(leaves: readonly Leaf[], values: Values): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const leaf of leaves) {
    const text = values[leaf.path] ?? ''
    if (text !== '') put(input, leaf.path.split('.'), readValue(leaf, text))
  }
  return input
}
