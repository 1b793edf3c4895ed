import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ImportBatch } from '@/lib/contract/import'
import en from '@/messages/en/desk.json'
import { callCompany } from '@/tests/support/browser-company'
import { router } from '@/tests/support/navigation'
import { withMessages } from '@/tests/support/with-messages'
import { ImportActions } from './import-actions'

const words = en.import
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function show(state: ImportBatch['state']) {
  const view = (now: ImportBatch['state']) => (
    <ImportActions id="20261130070000-0a1b" state={now} wrongRows={0} changes={3}>
      <p>report</p>
    </ImportActions>
  )
  const { rerender } = render(view(state), await withMessages('en', ['desk.import']))
  return (now: ImportBatch['state']) => rerender(view(now))
}

it('applied and undone, the focus is where it says so', async () => {
  const change = await show('rehearsed')
  callCompany.mockResolvedValue({ batch: null, refusal: null })
  await press(words.commit)
  await press(words.commitNow)
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
  change('committed')
  expect(screen.getByRole('group', { name: words.states.committed })).toHaveFocus()
  await press(words.undo)
  await press(words.undoNow)
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2))
  change('undone')
  const outcome = screen.getByRole('group', { name: words.states.undone })
  expect(outcome).toHaveFocus()
  expect(outcome).toHaveTextContent('report')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('refused, it says why, and the focus is on the button that asks again', async () => {
  await show('committed')
  callCompany.mockResolvedValue({ batch: null, refusal: { reason: 'changed-since', detail: '2' } })
  await press(words.undo)
  await press(words.undoNow)
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: words.undo })).toHaveFocus())
})
