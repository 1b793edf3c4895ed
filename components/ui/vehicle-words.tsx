import { Fragment } from 'react'
import { UnbrokenText } from './unbroken-text'

/** Names of vehicles are loan words in Thai, which browsers part where their dictionary sees one of its own: each stays whole. */
export function VehicleWords({ text }: { text: string }) {
  if (!/[\u0E00-\u0E7F]/.test(text)) return <UnbrokenText text={text} />
  return text.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {word && <span className="unbroken">{word}</span>}
    </Fragment>
  ))
}
