import { catalogueMetadata, CatalogueRoute } from '@/components/catalogue/catalogue-route'

export const generateMetadata = () => catalogueMetadata('Bigbike')

export default function Bigbike() {
  return <CatalogueRoute name="Bigbike" />
}
