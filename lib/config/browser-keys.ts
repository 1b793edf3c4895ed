/** Everything this site leaves in a browser, by what it is for. The cookie policy lists it from here; nothing else is written. */
export const cookieNames = {
  language: 'i18n_redirected',
  /** The access token, encrypted; no script can read it. */
  'sign-in': 'auth._token.local',
  /** What the access token is renewed with; no script can read it. */
  'sign-in-renewal': 'auth._refresh_token.local',
  /** When the access token ends, ms since 1970: that somebody is signed in, for scripts and middleware. */
  'sign-in-expiry': 'auth._token_expiration.local',
  /** Proves that a form of sign-in is this site's own. */
  'sign-in-form': 'auth._csrf.local',
} as const
export type CookieId = keyof typeof cookieNames

/** Unfinished forms in local storage; the site forgets them when their time is over. */
export const draftKeys = ['warranty-draft', 'visit-draft', 'contact-draft', 'career-draft', 'build-draft'] as const
export type DraftKey = (typeof draftKeys)[number]

/** Choices in local storage; they stay until somebody clears them. */
export const choiceKeys = [
  'vehicle',
  'garage',
  'compare',
  'recent',
  'units',
  'setup',
  'place',
  'likes',
  'auth.session',
  'account-lists',
  'consent',
] as const
export type LocalKey = DraftKey | (typeof choiceKeys)[number]

/** In session storage; gone when the tab is closed. */
export const tabKeys = ['passport', 'registration', 'scroll', 'chunk-reload-at'] as const
export type TabKey = (typeof tabKeys)[number]

/** Stores of the service worker and what the visitor puts aside, in Cache Storage: answers that are the same for everybody, nothing else. */
export const cacheNames = { pages: 'yss-pages', files: 'yss-files', pictures: 'yss-pictures' } as const
/** Entries that each of them has at most; the oldest make way. */
export const cacheLimits = { pages: 40, files: 300, pictures: 150 } as const satisfies Record<
  keyof typeof cacheNames,
  number
>
/** The offline pages and what they need, one store for each build of the worker. */
export const shellPrefix = 'yss-offline-'
/** What somebody has put aside, one store for each product and language. */
export const packPrefix = 'yss-pack-'
export type CacheId = keyof typeof cacheNames | 'shell' | 'packs'
