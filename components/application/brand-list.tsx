import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { ApplicationBrand } from '@/lib/contract/application'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Brands of the chart with how much there is of each; every name opens its sheet. */
export async function BrandList({ brands, locale }: { brands: readonly ApplicationBrand[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'application.print' })
  return (
    <ul className="cells sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {brands.map(({ id, name, models, applications }) => (
        <li key={id} className="relative bg-white p-4 hover:bg-paper">
          <AppLink
            href={localizePath(`/applist?brand=${id}`, locale)}
            rel="nofollow"
            prefetch={false}
            className="text-lg font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </AppLink>
          <p className="text-sm text-steel">{t('counts', { models, entries: applications })}</p>
        </li>
      ))}
    </ul>
  )
}
