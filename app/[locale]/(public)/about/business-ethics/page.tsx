import { AboutRoute, aboutMetadata } from '@/components/about/about-route'

export const generateMetadata = () => aboutMetadata('business-ethics')

export default function BusinessEthics() {
  return <AboutRoute name="business-ethics" />
}
