import type { CatalogueSheet } from '@/lib/domain/catalogue-sheets'
import type { CatalogueView } from './catalogue-view'
import { Chapter } from './chapter'
import { CodeIndex } from './code-index'
import { ModelIndex } from './model-index'

/** A sheet of any kind. */
export function SheetView({ sheet, view }: { sheet: CatalogueSheet; view: CatalogueView }) {
  if (sheet.kind === 'chapter') return <Chapter sheet={sheet} view={view} />
  if (sheet.kind === 'codes') return <CodeIndex sheet={sheet} view={view} />
  return <ModelIndex sheet={sheet} view={view} />
}
