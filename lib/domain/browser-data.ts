import {
  choiceKeys,
  cookieNames,
  draftKeys,
  tabKeys,
  type CookieId,
  type LocalKey,
  type TabKey,
} from '@/lib/config/browser-keys'
import { localeCookie } from '@/lib/i18n/locales'
import { draftKept, type KeptFor } from './draft-kept'

/** A cookie goes to the site with each request; the other two stay on the device. */
export type BrowserPlace = 'cookie' | 'local' | 'tab'
export type BrowserDataId = CookieId | LocalKey | TabKey

type BrowserData = {
  id: BrowserDataId
  /** As it is called in the browser. */
  key: string
  place: BrowserPlace
  /** Null = until it is cleared, the tab is closed or the sign-in ends: the words of `policy.browser.<id>` say which. */
  time: KeptFor | null
}

const cookieTimes: Record<CookieId, KeptFor | null> = {
  language: { unit: 'days', count: localeCookie.maxAgeSeconds / 86_400 },
  'sign-in': null,
  'sign-in-renewal': null,
  'sign-in-expiry': null,
  'sign-in-form': null,
}
const cookieIds = Object.keys(cookieTimes) as CookieId[]

/** Everything the site leaves in a browser, for the cookie policy. */
export const browserData: readonly BrowserData[] = [
  ...cookieIds.map((id) => ({ id, key: cookieNames[id], place: 'cookie', time: cookieTimes[id] }) as const),
  ...choiceKeys.map((id) => ({ id, key: id, place: 'local', time: null }) as const),
  ...draftKeys.map((id) => ({ id, key: id, place: 'local', time: draftKept }) as const),
  ...tabKeys.map((id) => ({ id, key: id, place: 'tab', time: null }) as const),
]
