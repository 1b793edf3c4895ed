import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookieNames } from '@/lib/config/browser-keys'
import { sessionHint, tellTabs } from '@/lib/client/session-hint'
import { SessionWatch } from './session-watch'

const replace = vi.fn()
const signedIn = (is: boolean) => {
  document.cookie = `${cookieNames['sign-in-expiry']}=1764040000000; Max-Age=${is ? 60 : 0}`
}
/** What another tab's write sets off here. */
const hear = (event: Event) =>
  act(() => {
    dispatchEvent(event)
  })
const hearOfIt = () => hear(new StorageEvent('storage', { key: 'auth.session' }))

beforeEach(() => {
  signedIn(true)
  vi.stubGlobal('location', { replace })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  replace.mockReset()
})

it('a page of an account is left when another tab signs out, and not when it renews', () => {
  render(<SessionWatch signedIn to="/th/login" />)
  hearOfIt()
  expect(replace).not.toHaveBeenCalled()
  signedIn(false)
  hearOfIt()
  expect(replace).toHaveBeenCalledWith('/th/login')
})

it('a page of sign-in is left when another tab signs in', () => {
  signedIn(false)
  render(<SessionWatch signedIn={false} to="/jp/user" />)
  signedIn(true)
  hearOfIt()
  expect(replace).toHaveBeenCalledWith('/jp/user')
})

it('the tab whose own session ends stays with what is typed, or goes where it wants to, and is no page of an account when it is brought back', () => {
  render(<SessionWatch signedIn to="/login" />)
  signedIn(false)
  const before = sessionHint.read().changes
  act(tellTabs)
  expect(sessionHint.read()).toMatchObject({ expires: null, changes: before + 1 })
  expect(replace).not.toHaveBeenCalled()
  hear(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(replace).toHaveBeenCalledWith('/login')
})
