'use client'

import { useEffect, useState } from 'react'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { callCompany } from '@/lib/client/browser'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { Locale } from '@/lib/i18n/locales'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import { isWrongKey } from './wrong-key'
import { keepKey, keptKey, type PassportKey } from '@/lib/utils/passport-key'

export type OpenedPassport = {
  passport: Passport
  key: PassportKey
  /** When the company answered, ms of this device's clock: its ticket runs from here. */ at: number
  /** Opened by a PIN that was just typed. */ typed: boolean
}
type Refusal = { failure: Failure; token: string }

/** Takes the key out of the address without a new page and without a step back to it. */
function dropToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function pinKeptFor(token: string | null): string {
  const kept = keptKey()
  return token !== null && kept.token === token ? kept.pin : ''
}

/** Opens a passport, and keeps its key for this tab; a wrong one is forgotten. */
async function ask(key: PassportKey, lang: Locale, typed: boolean): Promise<OpenedPassport | Refusal> {
  try {
    const passport = await callCompany('getPassport', { ...key, lang })
    keepKey(key)
    return { passport, key, at: Date.now(), typed }
  } catch (error) {
    const failure = readFailure(error)
    if (isWrongKey(failure)) keepKey(null)
    return { failure, token: key.token }
  }
}

/** One registration, opened by the link in the address and its PIN; nothing of it outlives the tab. */
export function usePassport(lang: Locale) {
  // What this tab opened before its language was changed.
  const token = usePrivateToken(() => keptKey().token)
  const [answer, setAnswer] = useState<OpenedPassport | Refusal | null>(null)
  const [closed, setClosed] = useState(false)
  const opened = answer && 'passport' in answer && answer.key.token === token ? answer : null
  const failure = answer && 'failure' in answer && answer.token === token ? answer.failure : null

  useEffect(() => {
    const pin = pinKeptFor(token)
    if (!token || !pin) return
    let current = true
    void ask({ token, pin }, lang, false).then((restored) => {
      if (current) setAnswer(restored)
    })
    return () => {
      current = false
    }
  }, [token, lang])

  const open = async (pin: string) => {
    if (!token) return false
    const next = await ask({ token, pin }, lang, true)
    setAnswer(next)
    setClosed(false)
    return 'passport' in next
  }
  /** Asks again, because the ticket of the documents lives for a quarter of an hour only; what is shown stays when that fails. */
  const refresh = async () => {
    const next = opened && (await ask(opened.key, lang, false))
    if (!next || !('passport' in next)) return null
    setAnswer(next)
    return next
  }
  const replace = (passport: Passport) => {
    if (!opened) return
    const sameTicket = passport.ticket === opened.passport.ticket
    setAnswer({ ...opened, passport, at: sameTicket ? opened.at : Date.now() })
  }
  /** Goes on with a PIN that was just chosen. */
  const changePin = (pin: string) => {
    if (!opened) return
    const key = { ...opened.key, pin }
    keepKey(key)
    setAnswer({ ...opened, key })
  }
  const leave = () => {
    keepKey(null)
    setAnswer(null)
    dropToken()
  }
  /** Forgets the key and everything it opened, and says so. */
  const close = () => {
    leave()
    setClosed(true)
  }
  return {
    token,
    opened,
    failure,
    closed,
    restoring: pinKeptFor(token) !== '' && !opened && !failure,
    open,
    refresh,
    replace,
    changePin,
    leave,
    close,
  }
}
export type Desk = ReturnType<typeof usePassport>
