import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/dtg/index2')

export default function DtgSecond() {
  return <SeriesRoute path="/dtg/index2" />
}
