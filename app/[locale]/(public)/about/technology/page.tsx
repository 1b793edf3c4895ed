import { AboutRoute, aboutMetadata } from '@/components/about/about-route'

export const generateMetadata = () => aboutMetadata('technology')

export default function Technology() {
  return <AboutRoute name="technology" />
}
