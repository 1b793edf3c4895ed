import { contentSecurityPolicy } from './csp.mjs'
import { firstScriptHash } from './first-script'

type HeaderRule = { source: string; headers: { key: string; value: string }[] }

const key = 'content-security-policy'

/**
 * Policies that next.config gives by address, before a page is known. A stored page adds a second policy with the hashes of its own
 * scripts, and a browser obeys both, so `'unsafe-inline'` stays in force only on answers that are never stored: error pages (500), whose
 * inline scripts carry a digest that differs each time. Pages rendered per request replace the policy by one with a nonce (middleware).
 */
export function contentSecurityRules(siteUrl: string, development: boolean): HeaderRule[] {
  const page = { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"], siteUrl, development }
  return [
    { source: '/:path*', headers: [{ key, value: contentSecurityPolicy(page) }] },
    { source: '/:prefix(th|jp)?/fork-upgrade-kit/embed', headers: [{ key, value: contentSecurityPolicy({ ...page, path: '/fork-upgrade-kit/embed' }) }] },
    { source: '/api/:path*', headers: [{ key, value: "default-src 'none'; frame-ancestors 'none'" }] },
  ]
}

/** Policy of one page rendered per request; Next puts the nonce on its scripts when the request carries the same header. */
export function noncePolicy(path: string, siteUrl: string | undefined = process.env.SITE_URL): string {
  const nonce = `'nonce-${btoa(crypto.randomUUID())}'`
  const development = process.env.NODE_ENV === 'development'
  return contentSecurityPolicy({ scripts: [nonce, firstScriptHash], styles: [nonce], path, siteUrl: siteUrl ?? '', development })
}
