import { LateNotFound } from '@/components/layout/late-not-found'

export default function NotFound() {
  return <LateNotFound />
}
