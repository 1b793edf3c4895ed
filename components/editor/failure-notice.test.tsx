import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readFailure } from '@/lib/client/read-failure'
import { ApiError } from '@/lib/contract/api-error'
import account from '@/messages/en/account.json'
import en from '@/messages/en/editor.json'
import { usePathname } from '@/tests/support/navigation'
import { withMessages } from '@/tests/support/with-messages'
import { FailureNotice } from './failure-notice'

it.each([
  ['CONFLICT', en.form.conflict],
  ['INVALID_INPUT', en.form.refused],
  ['UNAUTHORIZED', account.failures.signedOut],
  ['UPSTREAM_UNAVAILABLE', account.failures.down],
] as const)('says what %s means for an entry', async (code, told) => {
  usePathname.mockReturnValue('/jp/desk/content/promotion/lunch')
  const messages = await withMessages('en', ['editor.form', 'account.failures', 'form.full'])
  render(<FailureNotice failure={readFailure(new ApiError(code))} />, messages)
  expect(screen.getByRole('alert')).toHaveTextContent(told)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    code === 'UNAUTHORIZED' ? ['/jp/login?redirect=%2Fjp%2Fdesk%2Fcontent%2Fpromotion%2Flunch'] : [],
  )
})
