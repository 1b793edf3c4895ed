import { GuardedPage, guardedMetadata } from '@/components/layout/guarded-page'

export const instant = false

export const generateMetadata = () => guardedMetadata('/about/introduction-dev4')

export default function IntroductionDraft() {
  return <GuardedPage path="/about/introduction-dev4" />
}
