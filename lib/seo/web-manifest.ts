import type { MetadataRoute } from 'next'
import { localizePath, locales, type Locale } from '@/lib/i18n/locales'
import { appIconFile, appIconPurposes, appIconSizes, brandGround } from '@/lib/seo/app-icons'
import { appScreenFile, appScreens, type AppScreen } from '@/lib/seo/app-screens'

/** What somebody comes back for, from the icon on the home screen. */
const shortcuts = [
  { name: 'finder', path: '/products' },
  { name: 'search', path: '/search' },
  { name: 'register', path: '/services/warranty/register' },
  { name: 'appointment', path: '/appointment' },
] as const

export type ManifestWords = {
  description: string
  shortcuts: Record<(typeof shortcuts)[number]['name'], string>
  screenshots: Record<AppScreen['name'], string>
}

/** The manifest of one language: installed from a Thai page, the site opens in Thai. */
export function webManifest(locale: Locale, words: ManifestWords): MetadataRoute.Manifest {
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
    description: words.description,
    categories: ['shopping', 'utilities'],
    lang: locale,
    start_url: localizePath('/', locale),
    scope: '/',
    display: 'standalone',
    background_color: brandGround,
    theme_color: '#0e1013',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...pictures],
    shortcuts: shortcuts.map(({ name, path }) => ({
      name: words.shortcuts[name],
      url: localizePath(path, locale),
      icons: [{ src: appIconFile('any', 192), sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: appScreens.map((screen) => ({
      src: appScreenFile(screen, locales[locale].code),
      sizes: `${screen.width}x${screen.height}`,
      type: 'image/webp',
      form_factor: screen.form,
      label: words.screenshots[screen.name],
    })),
  }
}
