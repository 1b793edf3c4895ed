import { AboutRoute, aboutMetadata } from '@/components/about/about-route'

export const generateMetadata = () => aboutMetadata('whistleblowing-policy')

export default function WhistleblowingPolicy() {
  return <AboutRoute name="whistleblowing-policy" />
}
