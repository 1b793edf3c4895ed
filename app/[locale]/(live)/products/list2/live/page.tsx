import { listMetadata, SelectedList } from '@/components/lists/list-page'
import type { SearchParams } from '@/lib/routes/list-state'

export const instant = false

export const generateMetadata = () => listMetadata('table', true)

export default function SelectedProductLines({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <SelectedList view="table" searchParams={searchParams} />
}
