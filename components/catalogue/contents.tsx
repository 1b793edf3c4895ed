import { RenderedPicture } from '@/components/pictures/rendered-picture'
import { Part } from '@/components/sections/part'
import { HeadingText } from '@/components/ui/heading-text'
import type { Catalogue } from '@/lib/contract/catalogue'
import { findPicture } from '@/lib/pictures/find-picture'
import { familyFaces } from '@/lib/pictures/scenes'
import type { CatalogueView } from './catalogue-view'

type Chapter = Catalogue['chapters'][number]

const link = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline'

function ChapterCard({ chapter: { family, sections }, view }: { chapter: Chapter; view: CatalogueView }) {
  const { t, spec, sheets, hrefOfSheet } = view
  const pages = sheets.flatMap((sheet) => (sheet.kind === 'chapter' && sheet.family === family ? sheet : []))
  const pageOf = (series: string) => pages.find(({ tables }) => tables.some((table) => table.series === series))
  const picture = findPicture(familyFaces[family].look)
  const count = sections.reduce((sum, { parts }) => sum + parts.length, 0)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-t-3 border-ink pt-3">
      <div className="grid content-start gap-1">
        <h3 className="text-xl">
          <a href={hrefOfSheet({ slug: family })} className={link}>
            <span>
              <HeadingText text={spec(`families.${family}`)} />
            </span>
          </a>
        </h3>
        <p className="text-sm text-steel">{t('count', { count })}</p>
        <ul className="flex flex-wrap gap-x-4 text-base">
          {sections.map(({ series }) => {
            const page = pageOf(series)
            if (!page) return null
            const href = view.onePage ? '' : hrefOfSheet(page)
            return (
              <li key={series}>
                <a href={`${href}#${page.slug}-${series}`} className={link}>
                  {spec(`series.${series}`)}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
      {picture && (
        <div>
          <RenderedPicture picture={picture} label="" sizes="7rem" className="size-24 object-contain" />
        </div>
      )}
    </li>
  )
}

/** What the book holds: a chapter for each family, its series, and two indexes. */
export function Contents({ view }: { view: CatalogueView }) {
  const { t, catalogue, sheets, hrefOfSheet } = view
  const indexes = sheets.filter(({ kind, number }) => kind !== 'chapter' && number === 1)
  return (
    <Part id="contents" title={t('contents')}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {catalogue.chapters.map((chapter) => (
          <ChapterCard key={chapter.family} chapter={chapter} view={view} />
        ))}
        {indexes.map((sheet) =>
          sheet.kind === 'chapter' ? null : (
            <li key={sheet.slug} className="grid content-start gap-1 border-t-3 border-ink pt-3">
              <h3 className="text-xl">
                <a href={hrefOfSheet(sheet)} className={link}>
                  {t(`indexes.${sheet.kind}`)}
                </a>
              </h3>
              <p className="text-steel">{t(`indexes.${sheet.kind}Lead`)}</p>
            </li>
          ),
        )}
      </ol>
    </Part>
  )
}
