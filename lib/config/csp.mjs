// Plain JavaScript because Next loads the cache handler, which needs this file, without compiling it. Types: csp.d.mts.

import { isEmbeddable, isOwnFrame } from './embeddable.mjs'

const dataTypes = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|importmap-data|text\/(?:plain|template))\b/i
const element = (/** @type {string} */ name) =>
  new RegExp(`<${name}\\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${name}\\s*>`, 'gi')

/** @param {string} text */
async function sha256(text) {
  const digest = await globalThis.crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(text.replace(/\r\n?/g, '\n')),
  )
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/**
 * @param {string} html
 * @param {'script' | 'style'} name
 */
async function hashesOf(html, name) {
  const bodies = new Set()
  for (const [, attributes = '', body = ''] of html.matchAll(element(name))) {
    if (body === '' || (name === 'script' && (/\ssrc\s*=/i.test(attributes) || dataTypes.test(attributes)))) continue
    bodies.add(body)
  }
  return Promise.all([...bodies].map(sha256))
}

/** @param {string} html */
export async function inlineHashes(html) {
  const [scripts, styles] = await Promise.all([hashesOf(html, 'script'), hashesOf(html, 'style')])
  return { scripts, styles }
}

/** The provider of the robot check: its script comes from the one host and loads from the other. */
const robotHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
/** The film player, framed after a click. */
const playerHost = 'https://www.youtube-nocookie.com'

/**
 * Where the configured analytics of another company come from and report to. A page loads them for visitors who allow it only.
 * @param {string | undefined} script
 * @param {string | undefined} others
 */
export function analyticsHosts(script, others = '') {
  if (!script) return []
  const more = others.split(',').map((host) => host.trim())
  return [...new Set([new URL(script).origin, ...more])].filter((host) => host !== '')
}

/** @param {import('./csp.d.mts').PolicyOptions} options */
export function contentSecurityPolicy({
  scripts,
  styles = [],
  path = '/',
  siteUrl = '',
  development = false,
  robotCheck = Boolean(process.env.RECAPTCHA_SITE_KEY),
  analytics = analyticsHosts(process.env.ANALYTICS_SCRIPT, process.env.ANALYTICS_HOSTS),
}) {
  const robot = robotCheck ? robotHosts : []
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...robot, ...analytics, ...scripts, ...(development ? ["'unsafe-eval'"] : [])].join(' '),
    ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : styles)].join(' '),
    // React and next/image write style attributes (widths, ratios); an attribute cannot load anything and hashes do not cover it.
    "style-src-attr 'unsafe-inline'",
    // blob: is the preview of a photograph before it is sent.
    ["img-src 'self' data: blob:", ...robot.slice(1), ...analytics].join(' '),
    ["connect-src 'self'", ...robot.slice(0, 1), ...analytics].join(' '),
    ["frame-src 'self'", playerHost, ...robot].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // A page of another site is let in only over https, like the site's own.
    `frame-ancestors ${isEmbeddable(path) ? "'self' https:" : isOwnFrame(path) ? "'self'" : "'none'"}`,
  ]
  if (siteUrl.startsWith('https://')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/**
 * @param {string} html
 * @param {import('./csp.d.mts').PageOptions} options
 */
export async function policyForPage(html, options) {
  const { scripts, styles } = await inlineHashes(html)
  return contentSecurityPolicy({ ...options, scripts, styles })
}
