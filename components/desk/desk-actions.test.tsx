import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import en from '@/messages/en/desk.json'
import { callCompany } from '@/tests/support/browser-company'
import { router } from '@/tests/support/navigation'
import { withMessages } from '@/tests/support/with-messages'
import type { ActionItem } from './desk-action-props'
import { DeskActions } from './desk-actions'

const item: ActionItem = {
  kind: 'claim',
  id: 'C-1',
  state: 'opened',
  owner: null,
  reach: 'case',
  lang: 'en',
  moves: [{ move: 'parts-received', reason: 'optional', fields: [] }],
  colleagues: [],
  answers: [],
  files: [],
  email: null,
  phone: null,
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function show(first = item) {
  const view = (shown: ActionItem) => <DeskActions item={shown} />
  const messages = await withMessages('en', ['desk.act', 'desk.moves', 'desk.moveFields', 'desk.purposes'])
  const { rerender } = render(view(first), messages)
  return (shown: ActionItem) => rerender(view(shown))
}

it('an answer that is being written outlasts a note and a step, and goes with what was sent', async () => {
  const change = await show()
  callCompany.mockResolvedValue({})
  await userEvent.type(field(en.act.text), 'Please bring it')
  await userEvent.type(field(en.act.note), 'Rang twice')
  await press(en.act.keep)
  await waitFor(() => expect(field(en.act.note)).toHaveValue(''))
  change({ ...item, state: 'parts-received', moves: [] })
  expect(field(en.act.text)).toHaveValue('Please bring it')
  await press(en.act.send)
  await waitFor(() => expect(field(en.act.text)).toHaveValue(''))
})

it.each([
  ['an answer', en.act.text, en.act.send, en.act.needed],
  ['a note', en.act.note, en.act.keep, en.act.noteNeeded],
])('%s needs words: the field says so and has the focus', async (_, name, button, told) => {
  await show()
  await press(button)
  expect(field(name)).toHaveFocus()
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(told))
  expect(callCompany).not.toHaveBeenCalled()
  await userEvent.type(field(name), 'P')
  expect(screen.queryByText(told)).not.toBeInTheDocument()
})

it('a step asks where the focus is; one that a colleague has taken already is told there, beside the item as it is now', async () => {
  const change = await show()
  await press(en.moves['parts-received'])
  expect(field(en.act.reason)).toHaveFocus()
  callCompany.mockRejectedValueOnce(new ApiError('CONFLICT'))
  await press(en.act.confirm.replace('{move}', en.moves['parts-received']))
  const alert = await screen.findByRole('alert')
  expect(document.activeElement).toContainElement(alert)
  expect(router.refresh).toHaveBeenCalledOnce()
  change({ ...item, state: 'parts-received', moves: [] })
  expect(screen.getByRole('alert')).toHaveTextContent(en.act.conflict)
  expect(screen.queryByRole('textbox', { name: new RegExp(`^${en.act.reason}`) })).not.toBeInTheDocument()
})

it('a step that is called off gives the focus back to its button; one that is taken, to what can be done now', async () => {
  const moves: ActionItem['moves'] = [...item.moves, { move: 'closed', reason: 'optional', fields: [] }]
  const change = await show({ ...item, moves })
  await press(en.moves['parts-received'])
  await press(en.act.cancel)
  expect(screen.getByRole('button', { name: en.moves['parts-received'] })).toHaveFocus()
  callCompany.mockResolvedValue({})
  await press(en.moves['parts-received'])
  await press(en.act.confirm.replace('{move}', en.moves['parts-received']))
  await waitFor(() => expect(screen.getByRole('button', { name: en.moves['parts-received'] })).toHaveFocus())
  change({ ...item, state: 'parts-received', moves: [] })
  expect(screen.getByRole('group', { name: en.act.title })).toHaveFocus()
})

it.each([
  ['who has a mailbox', { email: 'a@example.com', phone: '081 234 5678' }, en.act.case],
  ['who left nothing', {}, en.act.case],
  ['who left a phone alone', { phone: '081 234 5678' }, en.act.untold.replace('{phone}', '081 234 5678')],
])('says whether a sender %s is told that there is an answer', async (_, person, told) => {
  await show({ ...item, ...person })
  expect(field(en.act.text)).toHaveAccessibleDescription(expect.stringContaining(told))
})
