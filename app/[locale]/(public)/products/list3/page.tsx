import { listMetadata, WholeList } from '@/components/lists/list-page'

export const generateMetadata = () => listMetadata('matrix', null)

export default function ProductFigures() {
  return <WholeList view="matrix" />
}
