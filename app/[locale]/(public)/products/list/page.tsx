import { listMetadata, WholeList } from '@/components/lists/list-page'

export const generateMetadata = () => listMetadata('cards', null)

export default function ProductCards() {
  return <WholeList view="cards" />
}
