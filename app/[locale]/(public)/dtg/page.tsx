import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/dtg')

export default function Dtg() {
  return <SeriesRoute path="/dtg" />
}
