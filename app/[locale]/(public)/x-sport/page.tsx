import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/x-sport')

export default function XSport() {
  return <SeriesRoute path="/x-sport" />
}
