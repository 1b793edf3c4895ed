import { catalogueMetadata, CatalogueRoute } from '@/components/catalogue/catalogue-route'

export const generateMetadata = () => catalogueMetadata('High-Performance')

export default function HighPerformance() {
  return <CatalogueRoute name="High-Performance" />
}
