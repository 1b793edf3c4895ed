import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withMessages } from '@/tests/support/with-messages'
import { accountFormMessages } from './account-messages'
import { EraseForm } from './erase-form'
import { SignOutEverywhere } from './sign-out-everywhere'
import { callCompany } from '@/tests/support/browser-company'

const { steps, signOut } = vi.hoisted(() => {
  const steps: string[] = []
  return {
    steps,
    signOut: vi.fn(() => {
      steps.push('signOut')
      return Promise.resolve()
    }),
  }
})
vi.mock('@/lib/client/session', () => ({ signOut }))

describe('whoever ends every session', () => {
  const assign = vi.fn((href: string) => steps.push(href))
  beforeEach(() => {
    steps.length = 0
    callCompany.mockImplementation((operation: string) => {
      steps.push(operation)
      return Promise.resolve({})
    })
    vi.stubGlobal('location', { assign })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('is signed out in this browser, too, before the page is left', async () => {
    render(<SignOutEverywhere href="/th/login" />, await withMessages('en', ['user.settings', 'account.failures']))
    await act(async () => {
      fireEvent.click(screen.getByRole('button'))
      await vi.waitFor(() => expect(assign).toHaveBeenCalled())
    })
    expect(steps).toEqual(['revokeAllTokens', 'signOut', '/th/login'])
  })

  it('by erasing the account stays to read that it is gone, with no cookie left', async () => {
    render(<EraseForm locale="en" home="/" />, await withMessages('en', ['user.data', ...accountFormMessages]))
    fireEvent.change(screen.getByLabelText(/./, { selector: 'input[type=password]' }), { target: { value: 'x' } })
    fireEvent.click(screen.getByRole('checkbox'))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /erase/i }))
      await vi.waitFor(() => expect(signOut).toHaveBeenCalled())
    })
    expect(steps).toEqual(['eraseMyAccount', 'signOut'])
    expect(document.activeElement).toContainElement(screen.getByRole('status'))
    expect(document.body).not.toHaveFocus()
  })
})
