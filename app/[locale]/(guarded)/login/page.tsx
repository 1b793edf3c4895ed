import { GuardedPage, guardedMetadata } from '@/components/layout/guarded-page'

export const instant = false

export const generateMetadata = () => guardedMetadata('/login')

export default function Login() {
  return <GuardedPage path="/login" />
}
