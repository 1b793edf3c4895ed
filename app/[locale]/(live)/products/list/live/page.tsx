import { listMetadata, SelectedList } from '@/components/lists/list-page'
import type { SearchParams } from '@/lib/routes/list-state'

export const instant = false

export const generateMetadata = () => listMetadata('cards', true)

export default function SelectedProductCards({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <SelectedList view="cards" searchParams={searchParams} />
}
