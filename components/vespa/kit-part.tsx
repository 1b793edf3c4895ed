import { getTranslations } from 'next-intl/server'
import { VerdictNote } from '@/components/fitment/verdict-note'
import { AppLink } from '@/components/navigation/app-link'
import { ProductPicture } from '@/components/pictures/product-picture'
import { specRows } from '@/lib/domain/spec-rows'
import { Measure } from '@/components/ui/measure'
import type { ProductSummary } from '@/lib/contract/product'
import { verdictText } from '@/lib/data/verdict-text'
import type { FigureField } from '@/lib/domain/series-page'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = {
  part: ProductSummary
  axle: 'front' | 'rear'
  figures: readonly FigureField[]
  locale: Locale
}

/** One end of a kit: the part, how many a scooter takes, and its figures. */
export async function KitPart({ part, axle, figures, locale }: Props) {
  const [t, spec, fit] = await Promise.all([
    getTranslations({ locale, namespace: 'vespa.kit' }),
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'fitment' }),
  ])
  const rows = specRows.filter(({ field }) => figures.includes(field) && part.spec[field] !== null)
  return (
    <div className="grid content-start gap-3 border border-line bg-white p-4">
      <div className="mx-auto aspect-square w-full max-w-56">
        <ProductPicture product={part} variant="card" label="" sizes="14rem" className="size-full" />
      </div>
      <p className="text-sm text-steel">{t('end', { axle, count: part.verdict?.quantity ?? 1 })}</p>
      <AppLink
        href={localizePath(`/products/${part.id}`, locale)}
        className="text-lg leading-snug font-semibold underline-offset-4 hover:underline"
      >
        {part.construction ? spec(`constructions.${part.construction}`) : spec(`kinds.${part.kind}`)}{' '}
        <span className="figure unbroken">{part.code}</span>
      </AppLink>
      <dl className="grid border-t border-ink" data-figures>
        {rows.map(({ field, quantity }) => (
          <div key={field} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
            <dt className="text-sm text-steel">{spec(`short.${field}`)}</dt>
            <dd className="figure font-semibold">
              <Measure quantity={quantity} value={part.spec[field] ?? 0} />
            </dd>
          </div>
        ))}
      </dl>
      {part.verdict && <VerdictNote text={verdictText(fit, part.verdict, locale)} />}
    </div>
  )
}
