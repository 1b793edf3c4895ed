import type { MetadataRoute } from 'next'
import { appIconFile, appIconPurposes, appIconSizes, brandGround } from '@/lib/seo/app-icons'

export default function manifest(): MetadataRoute.Manifest {
  const pictures = appIconPurposes.flatMap((purpose) => appIconSizes.map((size) => ({ src: appIconFile(purpose, size), sizes: `${size}x${size}`, type: 'image/png', purpose })))
  return {
    name: 'YSS Suspension (Thailand)',
    short_name: 'YSS',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brandGround,
    theme_color: '#0e1013',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...pictures],
  }
}
