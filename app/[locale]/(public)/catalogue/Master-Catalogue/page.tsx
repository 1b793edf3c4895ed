import { catalogueMetadata, CatalogueRoute } from '@/components/catalogue/catalogue-route'

export const generateMetadata = () => catalogueMetadata('Master-Catalogue')

export default function MasterCatalogue() {
  return <CatalogueRoute name="Master-Catalogue" />
}
