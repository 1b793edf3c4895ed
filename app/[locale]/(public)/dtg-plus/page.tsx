import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/dtg-plus')

export default function DtgPlus() {
  return <SeriesRoute path="/dtg-plus" />
}
