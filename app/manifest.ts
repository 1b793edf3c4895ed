import type { MetadataRoute } from 'next'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'YSS Suspension (Thailand)',
    short_name: 'YSS',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f7f8',
    theme_color: '#0e1013',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
