import { ForkSection } from '@/components/series/fork-section'
import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/fork-damper-kit')

export default function ForkDamperKit() {
  return <SeriesRoute path="/fork-damper-kit" own={ForkSection} />
}
