import { catalogueMetadata, CatalogueRoute } from '@/components/catalogue/catalogue-route'

export const generateMetadata = () => catalogueMetadata('Vespa')

export default function Vespa() {
  return <CatalogueRoute name="Vespa" />
}
