import { JoinPage } from '@/components/dealer-corner/join-page'
import { guardedMetadata } from '@/components/layout/guarded-page'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user/dealer/join')

export default function Join() {
  return <JoinPage />
}
