import type { MetadataRoute } from 'next'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { appIconFile, appIconPurposes, appIconSizes, brandGround } from '@/lib/seo/app-icons'

/** The manifest of one language: installed from a Thai page, the site opens in Thai. */
export function webManifest(locale: Locale, description: string): MetadataRoute.Manifest {
  const pictures = appIconPurposes.flatMap((purpose) =>
    appIconSizes.map((size) => ({
      src: appIconFile(purpose, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return {
    id: '/',
    name: 'YSS Suspension (Thailand)',
    short_name: 'YSS',
    description,
    lang: locale,
    start_url: localizePath('/', locale),
    scope: '/',
    display: 'standalone',
    background_color: brandGround,
    theme_color: '#0e1013',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...pictures],
  }
}
