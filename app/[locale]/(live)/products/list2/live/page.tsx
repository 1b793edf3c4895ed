import { listMetadata, SelectedList } from '@/components/lists/list-page'
import type { SearchParams } from '@/lib/routes/list-state'

export const instant = false

type Props = { searchParams: Promise<SearchParams> }

export const generateMetadata = ({ searchParams }: Props) => listMetadata('table', searchParams)

export default function SelectedProductLines({ searchParams }: Props) {
  return <SelectedList view="table" searchParams={searchParams} />
}
