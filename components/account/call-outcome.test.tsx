import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readFailure } from '@/lib/client/read-failure'
import { ApiError } from '@/lib/contract/api-error'
import en from '@/messages/en/account.json'
import { usePathname } from '@/tests/support/navigation'
import { withMessages } from '@/tests/support/with-messages'
import { accountFormMessages } from './account-messages'
import { CallOutcome } from './call-outcome'

it.each(['UNAUTHORIZED', 'INVALID_TOKEN'] as const)(
  'a session that is over (%s) is told with the way to sign in and back, beside the page',
  async (code) => {
    usePathname.mockReturnValue('/th/user/settings')
    const failure = readFailure(new ApiError(code))
    render(<CallOutcome call={{ done: null, failure }} />, await withMessages('en', accountFormMessages))
    expect(screen.getByRole('alert')).toHaveTextContent(en.failures.signedOut)
    const link = screen.getByRole('link', { name: en.failures.signIn })
    expect(link).toHaveAttribute('href', '/th/login?redirect=%2Fth%2Fuser%2Fsettings')
    expect(link).toHaveAttribute('target', '_blank')
  },
)

it('another failure is only told', async () => {
  const failure = readFailure(new ApiError('FORBIDDEN'))
  render(<CallOutcome call={{ done: null, failure }} />, await withMessages('en', accountFormMessages))
  expect(screen.getByRole('alert')).toHaveTextContent(en.failures.forbidden)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
