import { PolicyPage } from '@/components/policy/policy-page'
import { policyMetadata } from '@/components/policy/read-policy'

export const generateMetadata = () => policyMetadata('data-subject')

export default function DataSubjectRequest() {
  return <PolicyPage id="data-subject" />
}
