import { PolicyPage } from '@/components/policy/policy-page'
import { policyMetadata } from '@/components/policy/read-policy'

export const generateMetadata = () => policyMetadata('third-party')

export default function ThirdPartyPolicy() {
  return <PolicyPage id="third-party" />
}
