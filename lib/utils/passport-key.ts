import type { TabKey } from '@/lib/config/browser-keys'
import { typedFigures } from '@/lib/domain/typed-figures'

/** What opens one passport. */
export type PassportKey = { token: string; pin: string }

const storageKey: TabKey = 'passport'
const tokenShape = /^[\w-]{8,160}\.[\w-]{8,}$/

/** The key in a pasted link, or the bare key itself; null = there is none. */
export function findToken(pasted: string): string | null {
  const token = pasted.trim().split('#').at(-1) ?? ''
  return token.length <= 200 && tokenShape.test(token) ? token : null
}

/** Digits as people type them: full-width from a Japanese keyboard, Thai ones, with spaces between. */
export function readPin(typed: string): string {
  return typedFigures(typed).replaceAll('-', '')
}

/** Keeps the key until this tab is closed, so that loading the page again does not ask for the PIN. Storage that is forbidden is ignored. */
export function keepKey(key: PassportKey | null): void {
  try {
    if (key) sessionStorage.setItem(storageKey, `${key.token} ${key.pin}`)
    else sessionStorage.removeItem(storageKey)
  } catch {
    return
  }
}

/** The key this tab keeps; both empty = none. */
export function keptKey(): PassportKey {
  try {
    const [token = '', pin = ''] = (sessionStorage.getItem(storageKey) ?? '').split(' ')
    return { token, pin }
  } catch {
    return { token: '', pin: '' }
  }
}
