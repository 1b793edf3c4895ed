import { Fragment } from 'react'
import { UnbrokenText } from './unbroken-text'

const thai = /[\u0E01-\u0E5B]/

/** A heading. Thai is written without spaces inside a phrase: lines end between phrases as long as a phrase has room on one, and never inside a held word. */
export function HeadingText({ text }: { text: string }) {
  const phrases = thai.test(text) ? text.split(' ') : [text]
  if (phrases.length === 1) return <UnbrokenText text={text} />
  return phrases.map((phrase, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="inline-block">
        <UnbrokenText text={phrase} />
      </span>
    </Fragment>
  ))
}
