import { catalogueMetadata, CatalogueRoute } from '@/components/catalogue/catalogue-route'

export const generateMetadata = () => catalogueMetadata('Moto-Scooter')

export default function MotoScooter() {
  return <CatalogueRoute name="Moto-Scooter" />
}
