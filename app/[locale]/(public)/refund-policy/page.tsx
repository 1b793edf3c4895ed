import { PolicyPage } from '@/components/policy/policy-page'
import { policyMetadata } from '@/components/policy/read-policy'

export const generateMetadata = () => policyMetadata('refund')

export default function RefundPolicy() {
  return <PolicyPage id="refund" />
}
