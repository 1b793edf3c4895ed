import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/fork-sport-kit')

export default function ForkSportKit() {
  return <SeriesRoute path="/fork-sport-kit" />
}
