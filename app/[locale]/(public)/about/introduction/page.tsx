import { AboutRoute, aboutMetadata } from '@/components/about/about-route'

export const generateMetadata = () => aboutMetadata('introduction')

export default function Introduction() {
  return <AboutRoute name="introduction" />
}
