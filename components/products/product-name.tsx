import { Fragment } from 'react'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { splitMadeFor } from '@/lib/domain/made-for'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  name: string
  locale: Locale
  /** Known to fit the visitor's vehicle: the name does not speak of another one. Elsewhere the style sheet leaves that out. */
  fits?: boolean
}

/** The name of a part; beside "fits your vehicle" without the vehicle it was first made for. */
export function ProductName({ name, locale, fits = false }: Props) {
  const { base, madeFor } = splitMadeFor(name, locale)
  return (
    <>
      <UnbrokenText text={base} />
      {madeFor && !fits && (
        <span className="made-for">
          <VehicleName text={madeFor} />
        </span>
      )}
    </>
  )
}

/** Names of vehicles are loan words in Thai, which browsers part where their dictionary sees one of its own: each stays whole. */
function VehicleName({ text }: { text: string }) {
  if (!/[\u0E00-\u0E7F]/.test(text)) return <UnbrokenText text={text} />
  return text.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {word && <span className="unbroken">{word}</span>}
    </Fragment>
  ))
}
