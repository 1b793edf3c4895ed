import { GuardedPage, guardedMetadata } from '@/components/layout/guarded-page'

export const instant = false

export const generateMetadata = () => guardedMetadata('/user')

export default function User() {
  return <GuardedPage path="/user" />
}
