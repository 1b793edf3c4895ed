import { vespaMetadata, VespaRoute } from '@/components/vespa/vespa-route'

export const generateMetadata = () => vespaMetadata('/vespa/gts/compare')

export default function GtsKits() {
  return <VespaRoute path="/vespa/gts/compare" />
}
