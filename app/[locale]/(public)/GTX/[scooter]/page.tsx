import { VehicleRoute, vehicleMetadata } from '@/components/vehicle-page/vehicle-route'
import { readVehiclePages } from '@/lib/data/vehicle-pages'

type Props = { params: Promise<{ scooter: string }> }

// The vehicle is the page: an unknown one has to answer 404.
export const instant = false

/** Two of them show that the page can be stored; the others are stored when they are first asked for. */
export async function generateStaticParams() {
  const pages = await readVehiclePages('en', 'gtx')
  return pages
    .filter(({ range }) => range === 'gtx')
    .slice(0, 2)
    .map(({ slug }) => ({ scooter: slug }))
}

export async function generateMetadata({ params }: Props) {
  return vehicleMetadata('gtx', (await params).scooter)
}

export default async function Page({ params }: Props) {
  return <VehicleRoute range="gtx" slug={(await params).scooter} />
}
