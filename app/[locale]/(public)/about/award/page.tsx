import { AboutRoute, aboutMetadata } from '@/components/about/about-route'

export const generateMetadata = () => aboutMetadata('award')

export default function Award() {
  return <AboutRoute name="award" />
}
