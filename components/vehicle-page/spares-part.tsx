import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Wear parts listed for the vehicle: kind, name and part number. */
export async function SparesPart({ spares, locale }: { spares: readonly ProductSummary[]; locale: Locale }) {
  const kinds = await getTranslations({ locale, namespace: 'spec.kinds' })
  return (
    <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
      {spares.map(({ id, code, kind }) => (
        <li key={id} className="border-b border-line">
          <AppLink
            href={localizePath(`/products/${id}`, locale)}
            className="flex min-h-12 items-center justify-between gap-4 py-2 hover:underline"
          >
            {kinds(kind)} <span className="figure unbroken text-steel">{code}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
