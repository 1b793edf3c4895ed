import { ForkSection } from '@/components/series/fork-section'
import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/fork-sport-kit')

export default function ForkSportKit() {
  return <SeriesRoute path="/fork-sport-kit" own={ForkSection} />
}
