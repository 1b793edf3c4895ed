import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/RX-SERIES')

export default function RxSeries() {
  return <SeriesRoute path="/RX-SERIES" />
}
