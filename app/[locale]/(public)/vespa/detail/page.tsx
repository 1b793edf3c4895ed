import { vespaMetadata, VespaRoute } from '@/components/vespa/vespa-route'

export const generateMetadata = () => vespaMetadata('/vespa/detail')

export default function Detail() {
  return <VespaRoute path="/vespa/detail" />
}
