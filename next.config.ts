import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { readPageFiles } from './lib/routes/page-files'
import { hashCatalogueProgram } from './lib/server/pdf/catalogue/program'
import { missingRewrites, redirectTable, rewriteTable, siteFileRewrites, unknownFiles } from './lib/routes/rewrites'
import { changeBuild } from './lib/next/change-build'
import { withServiceWorker } from './lib/next/service-worker'
import { filmHeaders, pictureHeaders } from './lib/config/response-headers'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

const config: NextConfig = {
  agentRules: false,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Stored pages lie on disk: memory is for the few that everybody asks for, not for each that was ever shown (scripts/support/site-memory.ts).
  cacheMaxMemorySize: 8 * 1024 * 1024,
  // Which routes are written is what the file tree says at the time of the build (lib/routes/written.ts).
  // Catalogues are kept under what wrote them, which the running site no longer has beside it (lib/server/pdf/pdfs.ts).
  env: { PAGE_FILES: readPageFiles().join(' '), CATALOGUE_PROGRAM: hashCatalogueProgram() },
  reactStrictMode: true,
  // Every picture is made in its sizes beforehand; Next's own resizing would store a file for each address somebody thinks up.
  images: { unoptimized: true },
  // `npm run verify` and `npm test` check types of the whole project; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  // With those that are required instead of imported (lib/next/change-build.ts).
  serverExternalPackages: ['libsql', '@node-rs/argon2', 'pino', 'ioredis', 'prom-client', '@opentelemetry/api'],
  // The site starts beside its node_modules: nobody needs lists of the files that a copy without them would (lib/next/change-build.ts).
  outputFileTracingExcludes: { '**': ['**/*'] },
  cacheLife: {
    catalogue: { stale: 300, revalidate: 3600, expire: 31_536_000 },
  },
  rewrites: async () => ({
    beforeFiles: [...siteFileRewrites(), ...missingRewrites(), ...rewriteTable()],
    afterFiles: unknownFiles(),
    fallback: [],
  }),
  redirects: async () => redirectTable(),
  cacheHandler: fileURLToPath(new URL('./lib/next/page-cache.mjs', import.meta.url)),
  // Each icon is asked for by its name (lib/next/change-build.ts).
  modularizeImports: { '@mdi/js': { transform: '@mdi/js/mdi.js?{{member}}', skipDefaultConversion: true } },
  webpack: changeBuild,
  // Headers of every answer are completed in the request hook (lib/next/request-hook.ts).
  headers: async () => [...pictureHeaders(), ...filmHeaders()],
}

export default withServiceWorker(withNextIntl(config))
