import {
  cacheLimits,
  cacheNames,
  choiceKeys,
  cookieNames,
  draftKeys,
  packPrefix,
  shellPrefix,
  tabKeys,
  type CacheId,
  type CookieId,
  type LocalKey,
  type TabKey,
} from '@/lib/config/browser-keys'
import { localeCookie } from '@/lib/i18n/locales'
import type { BrowserPlace } from './browser-places'
import { draftKept, type KeptFor } from './draft-kept'

export type BrowserDataId = CookieId | LocalKey | TabKey | CacheId

type BrowserData = {
  id: BrowserDataId
  /** As it is called in the browser. */
  key: string
  place: BrowserPlace
  /** Null = until it is cleared, the tab is closed or the sign-in ends: the words of `policy.browser.<id>` say which. */
  time: KeptFor | null
  /** Entries a store has at most, where the oldest make way. */
  count?: number
}

const cookieTimes: Record<CookieId, KeptFor | null> = {
  language: { unit: 'days', count: localeCookie.maxAgeSeconds / 86_400 },
  'sign-in': null,
  'sign-in-renewal': null,
  'sign-in-expiry': null,
  'sign-in-form': null,
}
const stores: readonly { id: CacheId; key: string; count?: number }[] = [
  { id: 'pages', key: cacheNames.pages, count: cacheLimits.pages },
  { id: 'files', key: cacheNames.files, count: cacheLimits.files },
  { id: 'pictures', key: cacheNames.pictures, count: cacheLimits.pictures },
  { id: 'shell', key: `${shellPrefix}…` },
  { id: 'packs', key: `${packPrefix}…` },
]
const cookieIds = Object.keys(cookieTimes) as CookieId[]

/** Everything the site leaves in a browser, for the cookie policy. */
export const browserData: readonly BrowserData[] = [
  ...cookieIds.map((id) => ({ id, key: cookieNames[id], place: 'cookie', time: cookieTimes[id] }) as const),
  ...choiceKeys.map((id) => ({ id, key: id, place: 'local', time: null }) as const),
  ...draftKeys.map((id) => ({ id, key: id, place: 'local', time: draftKept }) as const),
  ...tabKeys.map((id) => ({ id, key: id, place: 'tab', time: null }) as const),
  ...stores.map((store) => ({ ...store, place: 'cache', time: null }) as const),
]
