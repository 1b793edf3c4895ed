import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import en from '@/messages/en/editor.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { PublishPanel } from './publish-panel'

const words = en.publish
const named = { kind: 'news', id: 'cool-season-check', version: 3 } as const
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const panel = () => screen.getByRole('region', { name: words.title })

type State = Pick<Parameters<typeof PublishPanel>[0], 'state' | 'live' | 'planned'>

async function show(first: State) {
  callCompany.mockResolvedValue({})
  const view = (state: State) => <PublishPanel named={named} refused={false} {...state} />
  const { rerender } = render(view(first), await withMessages('en', ['editor.publish']))
  return (state: State) => rerender(view(state))
}

const draft = { state: 'draft', live: false, planned: false } as const
const checked = { state: 'checked', live: false, planned: false } as const
const live = { state: 'published', live: true, planned: false } as const

it.each([
  ['checked', draft, words.check, checked],
  ['published', checked, words.now, live],
  ['no longer planned', { ...checked, planned: true }, words.withdraw, checked],
] as const)('an entry that is %s leaves the focus with its panel', async (_, before, button, after) => {
  const become = await show(before)
  await press(button)
  await waitFor(() => expect(callCompany).toHaveBeenCalledOnce())
  become(after)
  expect(panel()).toHaveFocus()
})

it('taking it off the site is asked where the focus is, and called off there', async () => {
  const become = await show(live)
  await press(words.remove)
  expect(screen.getByRole('button', { name: words.no })).toHaveFocus()
  await press(words.no)
  expect(screen.getByRole('button', { name: words.remove })).toHaveFocus()
  expect(callCompany).not.toHaveBeenCalled()
  await press(words.remove)
  await press(words.yes)
  await waitFor(() => expect(screen.getByRole('button', { name: words.remove })).toHaveFocus())
  become({ state: 'removed', live: false, planned: false })
  expect(panel()).toHaveFocus()
})
