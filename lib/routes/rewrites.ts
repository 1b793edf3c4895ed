import { localeList, locales } from '../i18n/locales'
import { livePages } from './live-pages'

type Condition = { type: 'header'; key: string; value: string }
type Rewrite = { source: string; destination: string; has?: Condition[] }
type Redirect = {
  source: string
  destination: string
  permanent: boolean
  has?: { type: 'query'; key: string; value: string }[]
}

const embedPath = '/fork-upgrade-kit/embed'

/** Rewrites are tried one after the other on what the one before made of the address, so the segments have to be kept out too. */
const segments = Object.entries(locales).flatMap(([tag, { code, iso }]) => [tag, code, iso])
const notPages = `api/|_next/|(?:${[...new Set(segments)].join('|')})(?:/|$)|.*\\.[a-z0-9]+$`

const prefixed = localeList.map((tag) => locales[tag]).filter(({ prefix }) => prefix !== '')

/** What the request hook or middleware says of an address (address.ts). */
const marked = (value: 'missing' | 'live'): Condition[] => [{ type: 'header', key: 'x-address', value }]

/** What middleware has found to be no address of a page is answered by the "not found" page of its language, whose status is 404. */
export function missingRewrites(): Rewrite[] {
  const has = marked('missing')
  return Object.values(locales).map(({ prefix, iso }) => ({
    source: prefix === '' ? `/:path((?!${notPages}).+)` : `${prefix}/:path*`,
    has,
    destination: `/${iso}/not-found`,
  }))
}

/**
 * Maps public addresses to the `[locale]` segment, without middleware. The segment is the ISO tag, which no address begins with: where the two were
 * the same (`/th`), the client router took the stored page for the page with any query and never asked the server for the selection. That an
 * address is a selection the request hook finds out: Next tries every rule with every request, and makes its pattern anew.
 */
export function rewriteTable(): Rewrite[] {
  const paths = livePages.map(({ path }) => path.slice(1)).join('|')
  const live = Object.values(locales).map(({ prefix, iso }) => ({
    source: `${prefix}/:live(${paths})`,
    has: marked('live'),
    destination: `/${iso}/:live/live`,
  }))
  return [
    ...live,
    { source: '/', destination: `/${locales.en.iso}` },
    { source: `/:path((?!${notPages}).+)`, destination: `/${locales.en.iso}/:path` },
    ...prefixed.map(({ prefix, iso }) => ({ source: `${prefix}/:path*`, destination: `/${iso}/:path*` })),
  ]
}

/** Files that other machines look for at the root, with the names that configuration gives some of them; one handler answers them all. */
const siteFiles = [
  '/.well-known/:file(security\\.txt)',
  '/:file(llms\\.txt|[a-zA-Z0-9-]{8,128}\\.txt|google[0-9a-f]{8,32}\\.html|BingSiteAuth\\.xml)',
]

/** These lie where no page does: before anything else is tried. */
export function siteFileRewrites(): Rewrite[] {
  return siteFiles.map((source) => ({ source, destination: '/api/site-files/:file' }))
}

/** Any other name with a dot: neither a file nor a page, so that it must not be taken for a language. */
export function unknownFiles(): Rewrite[] {
  const inside = Object.values(locales)
    .map(({ iso }) => iso)
    .join('|')
  return [
    {
      source: `/:file((?!(?:api|_next|drawings|films|manifests|sitemaps|social|${inside})(?:/|$)).+)`,
      destination: `/${locales.en.iso}/not-found`,
    },
  ]
}

/** A page for frames is asked for its language by `?lang=`, as the site that frames it names it: by code or by tag. */
function embedRedirects(): Redirect[] {
  return Object.entries(locales).map(([tag, { code, prefix }]) => {
    const others = prefixed.filter((other) => other.code !== code).map((other) => other.code)
    return {
      source: `/:code(${others.join('|')})${prefix === '' ? '' : '?'}${embedPath}`,
      has: [{ type: 'query' as const, key: 'lang', value: `(?:${[...new Set([tag, code])].join('|')})` }],
      destination: prefix + embedPath,
      permanent: false,
    }
  })
}

/** Internal spellings of a locale lead to the public one. */
export function redirectTable(): Redirect[] {
  const languages = Object.entries(locales).flatMap(([tag, { prefix, iso }]) => {
    const spelling = `/:spelling(${[iso, ...(prefix === `/${tag}` ? [] : [tag])].join('|')})`
    const below = { source: `${spelling}/:path*`, destination: `${prefix}/:path*`, permanent: true }
    return prefix === '' ? [{ source: spelling, destination: '/', permanent: true }, below] : [below]
  })
  // Where password managers send who wants another password (W3C, A Well-Known URL for Changing Passwords); the sign-in comes first where it is missing.
  const password = { source: '/.well-known/change-password', destination: '/user/settings#password', permanent: false }
  return [password, ...embedRedirects(), ...languages]
}
