import { listMetadata, WholeList } from '@/components/lists/list-page'

export const generateMetadata = () => listMetadata('matrix', false)

export default function ProductFigures() {
  return <WholeList view="matrix" />
}
