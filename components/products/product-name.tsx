import { UnbrokenText } from '@/components/ui/unbroken-text'
import { splitMadeFor } from '@/lib/domain/made-for'
import type { Locale } from '@/lib/i18n/locales'

/** The name of a part; beside "fits your vehicle" the style sheet leaves out the vehicle it was first made for. */
export function ProductName({ name, locale }: { name: string; locale: Locale }) {
  const { base, madeFor } = splitMadeFor(name, locale)
  return (
    <>
      <UnbrokenText text={base} />
      {madeFor && (
        <span className="made-for">
          <UnbrokenText text={madeFor} />
        </span>
      )}
    </>
  )
}
