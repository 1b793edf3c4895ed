import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/dtg-sport')

export default function DtgSport() {
  return <SeriesRoute path="/dtg-sport" />
}
