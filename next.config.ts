import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { rewriteTable, redirectTable } from './lib/routes/rewrites'
import { securityHeaders } from './lib/config/security-headers'

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
  serverExternalPackages: ['libsql', '@node-rs/argon2', 'pg', 'pino'],
  cacheLife: {
    catalogue: { stale: 300, revalidate: 3600, expire: 31_536_000 },
  },
  rewrites: async () => ({ beforeFiles: rewriteTable(), afterFiles: [], fallback: [] }),
  redirects: async () => redirectTable(),
  headers: async () => [{ source: '/:path*', headers: securityHeaders() }],
}

export default withNextIntl(config)
