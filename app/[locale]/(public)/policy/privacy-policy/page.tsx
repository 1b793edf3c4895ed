import { PolicyPage } from '@/components/policy/policy-page'
import { policyMetadata } from '@/components/policy/read-policy'

export const generateMetadata = () => policyMetadata('privacy')

export default function PrivacyPolicy() {
  return <PolicyPage id="privacy" />
}
