import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/GTX')

export default function Gtx() {
  return <SeriesRoute path="/GTX" />
}
