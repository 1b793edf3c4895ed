import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/vespa')

export default function Vespa() {
  return <SeriesRoute path="/vespa" />
}
