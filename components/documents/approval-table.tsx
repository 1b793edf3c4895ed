import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { StackedTable } from '@/components/ui/stacked-table'
import type { Approval } from '@/lib/contract/document'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  approvals: readonly Approval[]
  /** Localized; ends where the product's id begins. */ productHref: string
  locale: Locale
}

function Products({ products, productHref }: Pick<Approval, 'products'> & Pick<Props, 'productHref'>) {
  return (
    <ul>
      {products.map(({ id, code, name }) => (
        <li key={id}>
          <AppLink
            href={productHref + id}
            className="inline-flex min-h-6 flex-wrap gap-x-2 underline underline-offset-4 hover:decoration-2"
          >
            {name} <span className="figure text-steel">{code}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function Vehicles({ vehicles }: Pick<Approval, 'vehicles'>) {
  return (
    <ul>
      {vehicles.map(({ id, brand, model, generation }) => (
        <li key={id}>{`${brand} ${model} ${generation}`}</li>
      ))}
    </ul>
  )
}

/** Approvals: kind, number, product, vehicles. A sample says so where the number would stand. */
export function ApprovalTable({ approvals, productHref, locale }: Props) {
  const t = useTranslations('documents.approvals')
  return (
    <StackedTable
      caption={t('table.caption')}
      columns={[
        { label: t('table.kind'), className: 'sm:min-w-36' },
        { label: t('table.number'), className: 'sm:min-w-40' },
        { label: t('table.product'), className: 'sm:min-w-56' },
        { label: t('table.vehicles'), className: 'sm:min-w-48' },
        { label: t('table.issued'), className: 'sm:min-w-28' },
      ]}
      rows={approvals.map(({ id, kind, number, sample, products, vehicles, issuedOn }) => ({
        key: id,
        cells: [
          t(`kinds.${kind}`),
          sample || number === null ? (
            <Badge key="sample" tone="warning">
              {t('sample')}
            </Badge>
          ) : (
            <span key="number" className="figure">
              {number}
            </span>
          ),
          <Products key="products" products={products} productHref={productHref} />,
          <Vehicles key="vehicles" vehicles={vehicles} />,
          issuedOn === null ? t('noDate') : formatDate(issuedOn, locale),
        ],
      }))}
    />
  )
}
