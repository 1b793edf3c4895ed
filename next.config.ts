import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { rewriteTable, redirectTable } from './lib/routes/rewrites'
import { contentSecurityRules } from './lib/config/csp-rules'
import { filmHeaders, pictureHeaders, securityHeaders } from './lib/config/response-headers'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

const config: NextConfig = {
  agentRules: false,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` and `npm test` check types of the whole project; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['libsql', '@node-rs/argon2', 'pg', 'pino', 'nodemailer', 'pdfkit'],
  cacheLife: {
    catalogue: { stale: 300, revalidate: 3600, expire: 31_536_000 },
  },
  rewrites: async () => ({ beforeFiles: rewriteTable(), afterFiles: [], fallback: [] }),
  redirects: async () => redirectTable(),
  cacheHandler: fileURLToPath(new URL('./lib/server/cache/page-cache.mjs', import.meta.url)),
  headers: async () => [{ source: '/:path*', headers: securityHeaders() }, ...pictureHeaders(), ...filmHeaders(), ...contentSecurityRules(process.env.SITE_URL ?? '', process.env.NODE_ENV === 'development')],
}

export default withNextIntl(config)
