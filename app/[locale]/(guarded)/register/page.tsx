import { GuardedPage, guardedMetadata } from '@/components/layout/guarded-page'

export const instant = false

export const generateMetadata = () => guardedMetadata('/register')

export default function Register() {
  return <GuardedPage path="/register" />
}
