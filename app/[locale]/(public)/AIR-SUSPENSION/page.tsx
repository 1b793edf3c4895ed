import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/AIR-SUSPENSION')

export default function AirSuspension() {
  return <SeriesRoute path="/AIR-SUSPENSION" />
}
