import { cookieNames, type LocalKey } from '@/lib/config/browser-keys'
import { createLocalStore } from '@/lib/utils/local-store'

/** What the tabs of a browser tell each other: never a token, never who. */
export type SessionHint = {
  strategy: 'local'
  /** When the access token ends, ms since 1970; null = nobody is signed in. */
  expires: number | null
  /** Grows with every sign-in and sign-out, so that other tabs see each. */
  changes: number
}

const none: SessionHint = { strategy: 'local', expires: null, changes: 0 }

function parse(stored: unknown): SessionHint {
  const { expires, changes } = (stored ?? {}) as Partial<Record<keyof SessionHint, unknown>>
  return {
    strategy: 'local',
    expires: typeof expires === 'number' ? expires : null,
    changes: typeof changes === 'number' ? changes : 0,
  }
}

const key: LocalKey = 'auth.session'
export const sessionHint = createLocalStore<SessionHint>(key, none, parse)

function readExpiry(): number | null {
  const start = `${cookieNames['sign-in-expiry']}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(start))
  return Number(pair?.slice(start.length)) || null
}

/** Whether this browser seems to be signed in; what that is worth only the company can say. */
export const seemsSignedIn = (): boolean => readExpiry() !== null

/** Tells the other tabs what this one has done. */
export function tellTabs(): void {
  const { changes } = sessionHint.read()
  sessionHint.write({ strategy: 'local', expires: readExpiry(), changes: changes + 1 })
}

/** Calls with each thing that another tab tells; what this one does is known where it is done. Returns what ends it. */
export function hearTabs(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
