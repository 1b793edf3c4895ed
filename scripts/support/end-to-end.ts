/** Where the end-to-end tests run: a port and a database of their own, on a build made for them. */
export const endToEndPort = 3100

export const endToEndEnvironment = {
  NODE_ENV: 'production',
  PORT: String(endToEndPort),
  SITE_URL: `http://localhost:${endToEndPort}`,
  // Tests give each visitor an address of its own.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  DATABASE_URL: '.cache/end-to-end/company.db',
  COMPANY_API_URL: '',
  LOG_LEVEL: 'warn',
  INTERNAL_PAGES: '0',
  PREVIEW: '0',
} as const satisfies Record<string, string>
