import { vespaMetadata, VespaRoute } from '@/components/vespa/vespa-route'

export const generateMetadata = () => vespaMetadata('/vespa/vespa-gts')

export default function GtsSet() {
  return <VespaRoute path="/vespa/vespa-gts" />
}
