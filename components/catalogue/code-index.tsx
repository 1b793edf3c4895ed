import { Part } from '@/components/sections/part'
import type { CatalogueSheet } from '@/lib/domain/catalogue-sheets'
import { sheetTitle, type CatalogueView } from './catalogue-view'

type Props = { sheet: Extract<CatalogueSheet, { kind: 'codes' }>; view: CatalogueView }

/** Every part number, each leading to its line. */
export function CodeIndex({ sheet, view }: Props) {
  return (
    <Part id={sheet.slug} title={sheetTitle(view, sheet)} lead={view.t('indexes.codesLead')}>
      <ul className="catalogue-codes">
        {sheet.entries.map(({ id, code }) => (
          <li key={id}>
            <a href={view.hrefOfPart(id)}>{code}</a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
