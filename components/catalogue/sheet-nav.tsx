import { HeadingText } from '@/components/ui/heading-text'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { CatalogueSheet } from '@/lib/domain/catalogue-sheets'
import { sheetTitle, type CatalogueView } from './catalogue-view'

const kinds = ['chapter', 'codes', 'models'] as const

/** What a page of an index spans, from its first entry to its last. */
function spanOf({ t }: CatalogueView, sheet: CatalogueSheet): string | null {
  if (sheet.kind === 'chapter') return null
  const names =
    sheet.kind === 'codes'
      ? sheet.entries.map(({ code }) => code)
      : sheet.entries.map(({ model }) => vehicleName(model))
  return t('pages.between', { from: names[0] ?? '', to: names.at(-1) ?? '' })
}

/** Every page of the catalogue; index pages say what they span. */
export function SheetNav({ view, current }: { view: CatalogueView; current: string }) {
  const { t, sheets, hrefOfSheet } = view
  return (
    <nav aria-label={t('pages.label')} data-print="none" className="border-t border-ink pt-6">
      <h2 className="text-xl">
        <HeadingText text={t('pages.label')} />
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {kinds.map((kind) => (
          <ul key={kind} className="grid content-start gap-1">
            {sheets
              .filter((sheet) => sheet.kind === kind)
              .map((sheet) => (
                <li key={sheet.slug}>
                  <a
                    href={hrefOfSheet(sheet)}
                    aria-current={sheet.slug === current ? 'page' : undefined}
                    className="inline-flex min-h-6 flex-wrap items-center gap-x-2 underline-offset-4 hover:underline aria-[current]:font-semibold"
                  >
                    {sheetTitle(view, sheet)}
                    {kind !== 'chapter' && <span className="text-sm text-steel">{spanOf(view, sheet)}</span>}
                  </a>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </nav>
  )
}
