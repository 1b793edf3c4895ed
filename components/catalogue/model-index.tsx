import { Part } from '@/components/sections/part'
import type { CatalogueSheet, ModelEntry } from '@/lib/domain/catalogue-sheets'
import { fitYears } from '@/lib/i18n/fit-line'
import { groupBy } from '@/lib/utils/group-by'
import { sheetTitle, type CatalogueView } from './catalogue-view'

type Props = { sheet: Extract<CatalogueSheet, { kind: 'models' }>; view: CatalogueView }

function Model({ entry: { model, parts }, view }: { entry: ModelEntry; view: CatalogueView }) {
  return (
    <li>
      <strong>{model.model}</strong> <small>{fitYears(model, view.fits)}</small>
      <p>
        {parts.map(({ id, code }) => (
          <a key={id} href={view.hrefOfPart(id)}>
            {code}
          </a>
        ))}
      </p>
    </li>
  )
}

/** Models by brand, each with every part number that fits it. */
export function ModelIndex({ sheet, view }: Props) {
  const brands = groupBy(sheet.entries, ({ model }) => model.brandId)
  return (
    <Part id={sheet.slug} title={sheetTitle(view, sheet)} lead={view.t('indexes.modelsLead')}>
      <div className="grid grid-cols-1 gap-8">
        {[...brands].map(([id, entries]) => (
          <section key={id} className="grid grid-cols-1 gap-3">
            <h3 className="border-t border-ink pt-3 text-xl">{entries[0]?.model.brand}</h3>
            <ul className="catalogue-models">
              {entries.map((entry) => (
                <Model key={entry.model.id} entry={entry} view={view} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Part>
  )
}
