import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/car-spring')

export default function CarSpring() {
  return <SeriesRoute path="/car-spring" />
}
