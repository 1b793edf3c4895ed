import { listMetadata, SelectedList } from '@/components/lists/list-page'
import type { SearchParams } from '@/lib/routes/list-state'

export const instant = false

type Props = { searchParams: Promise<SearchParams> }

export const generateMetadata = ({ searchParams }: Props) => listMetadata('matrix', searchParams)

export default function SelectedProductFigures({ searchParams }: Props) {
  return <SelectedList view="matrix" searchParams={searchParams} />
}
