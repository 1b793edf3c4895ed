import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/X-PERT')

export default function XPert() {
  return <SeriesRoute path="/X-PERT" />
}
