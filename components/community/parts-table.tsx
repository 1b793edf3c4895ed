import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { StackedTable } from '@/components/ui/stacked-table'
import type { BuildPart } from '@/lib/contract/community'
import { splitMadeFor } from '@/lib/domain/made-for'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Every part by its number, with the way to its page. The vehicle a part was first made for is left out of its name: it fits this one. */
export async function PartsTable({ parts, locale }: { parts: readonly BuildPart[]; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  return (
    <StackedTable
      caption={t('parts')}
      columns={[
        { label: t('table.code'), className: 'sm:min-w-44' },
        { label: t('table.name') },
        { label: t('table.axle') },
      ]}
      rows={parts.map(({ code, axle, product }) => ({
        key: `${axle} ${code}`,
        cells: [
          product ? (
            <AppLink key="code" href={localizePath(`/products/${product.id}`, locale)} className="link figure unbroken">
              {code}
            </AppLink>
          ) : (
            <span key="code" className="figure unbroken">
              {code}
            </span>
          ),
          product ? splitMadeFor(product.name, locale).base : t('table.gone'),
          spec(`axles.${axle}`),
        ],
      }))}
    />
  )
}
