import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import en from '@/messages/en/user.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { accountFormMessages } from './account-messages'
import { PasskeyList } from './passkey-list'

const words = en.settings.passkeys
const passkey = { id: 'p-1', name: 'Phone', createdAt: '2026-11-20T03:00:00.000Z', usedAt: null }
const named = (what: 'renameNamed' | 'removeNamed') =>
  screen.getByRole('button', { name: words[what].replace('{name}', 'Phone') })

beforeEach(async () => {
  callCompany.mockResolvedValue({})
  const list = await PasskeyList({ passkeys: [passkey], locale: 'en' })
  const view = (
    <>
      <h2 id="passkeys-title">{words.title}</h2>
      {list}
    </>
  )
  render(view, await withMessages('en', ['user.settings', 'account.passkey', ...accountFormMessages]))
})

it('a passkey that has a new name gives the focus back to what opened its field', async () => {
  await userEvent.click(named('renameNamed'))
  await userEvent.type(screen.getByRole('textbox', { name: words.name }), ' 2{Enter}')
  await waitFor(() => expect(named('renameNamed')).toHaveFocus())
  expect(callCompany).toHaveBeenCalledWith('renamePasskey', { id: 'p-1', name: 'Phone 2' })
  expect(screen.queryByRole('textbox', { name: words.name })).not.toBeInTheDocument()
})

it('a passkey that is removed leaves the focus with the list', async () => {
  await userEvent.click(named('removeNamed'))
  await userEvent.click(screen.getByRole('button', { name: words.removeNow }))
  await waitFor(() => expect(screen.getByRole('group', { name: words.title })).toHaveFocus())
})

it('a passkey that is removed leaves the focus to who went on meanwhile', async () => {
  let answer = () => {}
  callCompany.mockReturnValue(new Promise((resolve) => (answer = () => resolve({}))))
  await userEvent.click(named('removeNamed'))
  const button = screen.getByRole('button', { name: words.removeNow })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  act(() => button.blur())
  await act(async () => answer())
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(document.body).toHaveFocus()
})
