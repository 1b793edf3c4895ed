import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { Table } from '@/components/ui/table'
import type { Approval } from '@/lib/contract/document'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { ApprovalTexts } from './approval-texts'

type Props = { approvals: readonly Approval[]; texts: ApprovalTexts; /** Localized; ends where the product's id begins. */ productHref: string; locale: Locale }

/** Approval papers: kind, number, product, vehicles. A sample says so where the number would stand. */
export function ApprovalTable({ approvals, texts, productHref, locale }: Props) {
  return (
    <Table caption={texts.caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.vehicles}</th>
          <th scope="col">{texts.issued}</th>
        </tr>
      </thead>
      <tbody>
        {approvals.map(({ id, kind, number, sample, products, vehicles, issuedOn }) => (
          <tr key={id}>
            <th scope="row" className="min-w-36">
              {texts.kinds[kind]}
            </th>
            <td className="min-w-40">{sample || number === null ? <Badge tone="warning">{texts.sample}</Badge> : <span className="figure">{number}</span>}</td>
            <td className="min-w-56">
              <ul>
                {products.map(({ id: productId, code, name }) => (
                  <li key={productId}>
                    <AppLink href={productHref + productId} className="inline-flex min-h-6 flex-wrap gap-x-2 underline underline-offset-4 hover:decoration-2">
                      {name} <span className="figure text-steel">{code}</span>
                    </AppLink>
                  </li>
                ))}
              </ul>
            </td>
            <td className="min-w-48">
              <ul>
                {vehicles.map(({ id: vehicleId, brand, model, generation }) => (
                  <li key={vehicleId}>{`${brand} ${model} ${generation}`}</li>
                ))}
              </ul>
            </td>
            <td className="min-w-28">{issuedOn === null ? texts.noDate : formatDate(issuedOn, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
