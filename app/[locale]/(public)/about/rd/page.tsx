import { AboutRoute, aboutMetadata } from '@/components/about/about-route'

export const generateMetadata = () => aboutMetadata('rd')

export default function ResearchAndDevelopment() {
  return <AboutRoute name="rd" />
}
