import type { NestedKeyOf } from 'next-intl'
import type { Messages } from './namespaces'

/** A namespace, a part of one or a single message: `setup`, `warranty.check`, `form.summary`. */
export type MessagePath = NestedKeyOf<Messages>

type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

function put(into: Tree, from: Tree, [key = '', ...rest]: string[], path: string): void {
  const value = from[key]
  if (value === undefined) throw new Error(`No messages at ${path}`)
  if (rest.length === 0 || !isTree(value)) {
    into[key] = value
    return
  }
  const own = into[key]
  // A new object each time: the messages themselves are shared by all requests.
  const branch: Tree = isTree(own) ? { ...own } : {}
  into[key] = branch
  put(branch, value, rest, path)
}

/** Only the messages at these paths, each at its own place. Throws where nothing is. */
export function pickMessages(messages: Messages, paths: readonly MessagePath[]): Partial<Messages> {
  const picked: Tree = {}
  for (const path of paths) put(picked, messages, path.split('.'), path)
  return picked
}
