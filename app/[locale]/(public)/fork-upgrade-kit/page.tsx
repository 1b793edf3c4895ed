import { ForkSection } from '@/components/series/fork-section'
import { seriesMetadata, SeriesRoute } from '@/components/series/series-route'

export const generateMetadata = () => seriesMetadata('/fork-upgrade-kit')

export default function ForkUpgradeKit() {
  return <SeriesRoute path="/fork-upgrade-kit" own={ForkSection} />
}
