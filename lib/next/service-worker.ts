import withPWA from 'next-pwa'
import { localeList, localizePath } from '../i18n/locales'

/**
 * Has next-pwa compile pwa/sw.ts to public/worker.js with the build, and write the addresses of the offline pages into it. Nothing else of next-pwa is
 * used: its own worker keeps private answers, its script that registers it never loads with the App Router.
 */
export const withServiceWorker = withPWA({
  dest: 'public',
  sw: 'worker.js',
  swSrc: 'pwa/sw.ts',
  disable: process.env.NODE_ENV !== 'production',
  register: false,
  cacheStartUrl: false,
  dynamicStartUrl: false,
  fallbacks: false,
  // What the offline pages need, the worker finds in them.
  exclude: [/./],
  // An array keeps next-pwa from adding all of public. A new revision with each build: pages name other files.
  additionalManifestEntries: localeList.map((locale) => ({
    url: localizePath('/offline', locale),
    revision: Date.now().toString(36),
  })),
})
