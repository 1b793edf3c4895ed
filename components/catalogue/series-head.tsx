import { RenderedPicture } from '@/components/pictures/rendered-picture'
import { readSeriesLead } from '@/lib/content/catalogue-words'
import type { Series } from '@/lib/contract/product-words'
import { faceOf } from '@/lib/domain/catalogue-face'
import type { PartTable } from '@/lib/domain/catalogue-sheets'
import { findPicture } from '@/lib/pictures/find-picture'
import type { CatalogueView } from './catalogue-view'

type Props = { series: Series; tables: readonly PartTable[]; view: CatalogueView }

/** Name, purpose and picture of a series over its tables. */
export async function SeriesHead({ series, tables, view: { t, spec, locale } }: Props) {
  const parts = tables.flatMap((table) => table.parts)
  const look = faceOf(parts)
  const picture = look ? findPicture(look) : null
  const lead = await readSeriesLead(series, locale)
  return (
    <header className="flex break-after-avoid items-center justify-between gap-6 border-t-3 border-ink pt-4">
      <div className="grid gap-1.5">
        <h3 className="display text-2xl md:text-3xl">{spec(`series.${series}`)}</h3>
        {lead && <p className="max-w-text text-lg">{lead}</p>}
        <p className="text-sm text-steel">{t('count', { count: parts.length })}</p>
      </div>
      {picture && (
        <div className="shrink-0">
          <RenderedPicture picture={picture} label="" sizes="8rem" className="size-24 object-contain md:size-32" />
        </div>
      )}
    </header>
  )
}
