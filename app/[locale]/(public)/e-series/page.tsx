import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/e-series')

export default function ESeries() {
  return <SeriesRoute path="/e-series" />
}
