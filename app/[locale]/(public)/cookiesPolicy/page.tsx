import { PolicyPage } from '@/components/policy/policy-page'
import { policyMetadata } from '@/components/policy/read-policy'

export const generateMetadata = () => policyMetadata('cookies')

export default function CookiePolicy() {
  return <PolicyPage id="cookies" />
}
