import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/e-series/index-02')

export default function ESeriesSecond() {
  return <SeriesRoute path="/e-series/index-02" />
}
