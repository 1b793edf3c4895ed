import { listMetadata, SelectedList } from '@/components/lists/list-page'
import type { SearchParams } from '@/lib/routes/list-state'

export const instant = false

export const generateMetadata = () => listMetadata('matrix', true)

export default function SelectedProductFigures({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <SelectedList view="matrix" searchParams={searchParams} />
}
