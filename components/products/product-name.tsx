import { UnbrokenText } from '@/components/ui/unbroken-text'
import { VehicleWords } from '@/components/ui/vehicle-words'
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
          <VehicleWords text={madeFor} />
        </span>
      )}
    </>
  )
}
