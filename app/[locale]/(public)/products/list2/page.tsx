import { listMetadata, WholeList } from '@/components/lists/list-page'

export const generateMetadata = () => listMetadata('table', null)

export default function ProductLines() {
  return <WholeList view="table" />
}
