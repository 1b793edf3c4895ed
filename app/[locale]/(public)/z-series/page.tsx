import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/z-series')

export default function ZSeries() {
  return <SeriesRoute path="/z-series" />
}
