import { mdiFilePdfBox } from '@mdi/js'
import { PageStage } from '@/components/sections/page-stage'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { KeyFigures } from '@/components/ui/key-figures'
import type { CatalogueWords } from '@/lib/content/catalogue-words'
import type { CatalogueSize } from '@/lib/data/catalogues'
import { formatCount } from '@/lib/i18n/format-count'
import type { CatalogueView } from './catalogue-view'

type Props = { view: CatalogueView; words: CatalogueWords; size: CatalogueSize | null }

/** Address of a catalogue's PDF. */
const pdfAddress = ({ catalogue: { name }, locale }: CatalogueView): string =>
  `/api/documents/catalogues/${name}.pdf?lang=${locale}`

/** The cover: title, edition, what the book holds, and the same as a PDF. */
export function CatalogueStage({ view, words, size }: Props) {
  const { t, catalogue, title, edition } = view
  const series = new Set(catalogue.chapters.flatMap(({ sections }) => sections.map((section) => section.series)))
  const figures = [
    { label: t('figures.parts'), value: formatCount(catalogue.productCount) },
    { label: t('figures.models'), value: formatCount(catalogue.models.length) },
    { label: t('figures.series'), value: formatCount(series.size) },
  ]
  return (
    <PageStage title={title} part={`catalogue/${catalogue.name}`} size="tall" lead={words.lead}>
      <p className="font-semibold">{edition}</p>
      <KeyFigures figures={figures} className="justify-self-start" />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1" data-print="none">
        <a href={pdfAddress(view)} rel="nofollow" className={buttonStyle('primary', 'large')}>
          <Icon path={mdiFilePdfBox} size={6} />
          {t('pdf.open')}
        </a>
        {size && (
          <span className="text-sm text-mist">
            {t('pdf.size', { pages: size.pages, size: Math.max(0.1, Math.round(size.bytes / 100_000) / 10) })}
          </span>
        )}
      </p>
    </PageStage>
  )
}
