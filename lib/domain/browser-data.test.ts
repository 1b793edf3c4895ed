import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cookieNames } from '@/lib/config/browser-keys'
import { browserData } from './browser-data'
import { recipients } from './recipients'

const sources = ['app', 'components', 'lib', 'pwa']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .concat('middleware.ts', 'instrumentation.ts', 'next.config.ts')
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

describe('what the site leaves in a browser', () => {
  it('has one name for each thing', () => {
    for (const field of ['id', 'key'] as const)
      expect(new Set(browserData.map((entry) => entry[field])).size).toBe(browserData.length)
  })

  it('is written in these places only; a new one takes its key from lib/config/browser-keys.ts, where the cookie policy finds it', () => {
    expect(filesWith(/\b(?:local|session)Storage\b/)).toEqual([
      // They read only.
      'components/diagnostics/hints-probe.tsx',
      'components/diagnostics/stored-sizes.ts',
      'components/next/chunk-reload.ts',
      'components/next/scroll-memory.ts',
      'lib/config/first-script.ts',
      'lib/utils/drafts.ts',
      'lib/utils/kept-registration.ts',
      'lib/utils/local-store.ts',
      'lib/utils/passport-key.ts',
    ])
    expect(filesWith(/\bindexedDB\b/)).toEqual([])
    expect(filesWith(/\bcaches\.open\b/)).toEqual([
      'components/diagnostics/stored-sizes.ts',
      'components/offline/kept-pages.ts',
      'components/offline/packs.ts',
      'pwa/stores.ts',
    ])
  })

  it('has no cookie that is set elsewhere', () => {
    expect(
      filesWith(/document\.cookie\s*=|['"]set-cookie['"]|\bcookieStore\b|cookies\(\)\)?\.(?:set|delete)/i),
    ).toEqual([
      'components/navigation/locale-memory.ts',
      'lib/auth/sign-in.ts',
      'lib/config/first-script.ts',
      'lib/route-handlers/auth.ts',
      'middleware.ts',
    ])
    // What they set is made by the one function that knows the cookie's name.
    expect(filesWith(/Max-Age=/)).toEqual(['lib/auth/cookies.ts', 'lib/i18n/locales.ts'])
    for (const name of Object.values(cookieNames)) expect(browserData.map(({ key }) => key)).toContain(name)
  })
})

describe('the record of who receives data', () => {
  it('names every other site that the code knows the address of', () => {
    const silent = [
      'schema.org',
      'www.sitemaps.org',
      'www.w3.org',
      'company.internal',
      'localhost',
      'site',
      'example.com',
      'stats.example.com',
    ]
    const hosts = sources.flatMap(({ text }) =>
      [...text.matchAll(/https?:\/\/([a-z0-9][a-z0-9.-]*)/g)].map(([, host]) => host),
    )
    const known = [...Object.values(recipients).flatMap(({ hosts: own }) => [...own]), ...silent]
    expect([...new Set(hosts)].filter((host) => !known.some((other) => other === host))).toEqual([])
  })
})
