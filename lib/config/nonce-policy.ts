import { contentSecurityPolicy } from './csp.mjs'
import { firstScriptHash } from './first-script'

/** Policy of one page rendered per request; Next puts the nonce on its scripts when the request carries the same header. */
export function noncePolicy(path: string, siteUrl: string | undefined = process.env.SITE_URL): string {
  const nonce = `'nonce-${btoa(crypto.randomUUID())}'`
  const development = process.env.NODE_ENV === 'development'
  return contentSecurityPolicy({
    scripts: [nonce, firstScriptHash],
    styles: [nonce],
    path,
    siteUrl: siteUrl ?? '',
    development,
  })
}
