import { Fragment, type ReactNode } from 'react'

/** Puts values into the `{places}` of a sentence that the server translated without them. */
export function fillSentence(text: string, values: Record<string, ReactNode>): ReactNode {
  return text
    .split(/(\{\w+\})/)
    .map((part, i) => <Fragment key={i}>{part.startsWith('{') ? (values[part.slice(1, -1)] ?? part) : part}</Fragment>)
}
