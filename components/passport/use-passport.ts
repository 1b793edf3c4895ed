'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { callCompany } from '@/lib/client/browser'
import type { Passport } from '@/lib/contract/warranty'
import type { Locale } from '@/lib/i18n/locales'
import { isWrongKey, toFailure, type Failure } from './failure'
import { keepKey, keptKey, type PassportKey } from './passport-key'

export type OpenedPassport = { passport: Passport; key: PassportKey; /** When the company answered, ms of this device's clock: its ticket runs from here. */ at: number; /** Opened by a PIN that was just typed. */ typed: boolean }

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** What follows `#` in the address, which browsers keep to themselves, or what this tab opened before its language was changed; null = not known yet, on the server and during hydration. */
function usePrivateToken(): string | null {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1) || keptKey().token, () => null)
}

function pinKeptFor(token: string | null): string {
  const kept = keptKey()
  return token !== null && kept.token === token ? kept.pin : ''
}

/** Takes the key out of the address without a new page and without a step back to it. */
function dropToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** One registration, opened by the link in the address and its PIN; nothing of it outlives the tab. */
export function usePassport(lang: Locale) {
  const token = usePrivateToken()
  const [opened, setOpened] = useState<OpenedPassport | null>(null)
  const [failure, setFailure] = useState<(Failure & { token: string }) | null>(null)
  const [closed, setClosed] = useState(false)

  const load = useCallback(
    async (key: PassportKey, typed: boolean) => {
      try {
        const passport = await callCompany('getPassport', { ...key, lang })
        const next = { passport, key, at: Date.now(), typed }
        keepKey(key)
        setOpened(next)
        setFailure(null)
        setClosed(false)
        return next
      } catch (error) {
        const failed = toFailure(error)
        if (isWrongKey(failed)) keepKey(null)
        setFailure({ ...failed, token: key.token })
        return null
      }
    },
    [lang],
  )
  useEffect(() => {
    const pin = pinKeptFor(token)
    if (token && pin) void load({ token, pin }, false)
  }, [token, load])

  const current = opened?.key.token === token ? opened : null
  const leave = () => {
    keepKey(null)
    setOpened(null)
    setFailure(null)
    dropToken()
  }
  return {
    token,
    opened: current,
    failure: failure?.token === token ? failure : null,
    closed,
    restoring: pinKeptFor(token) !== '' && !current && failure?.token !== token,
    open: (pin: string) => (token ? load({ token, pin }, true) : Promise.resolve(null)),
    /** Asks again: the ticket of the papers lives a quarter of an hour. */
    refresh: () => (current ? load(current.key, false) : Promise.resolve(null)),
    replace: (passport: Passport) => setOpened((before) => before && { ...before, passport, at: Date.now() }),
    /** Forgets the key and everything it opened. */
    close: () => {
      leave()
      setClosed(true)
    },
    /** The same, to use another link. */
    leave,
  }
}
export type Desk = ReturnType<typeof usePassport>
