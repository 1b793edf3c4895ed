import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import messages from '@/messages/en/form.json'
import { withMessages } from '@/tests/support/with-messages'
import { LoadFailure } from './load-failure'

let answer: () => void

function Part() {
  const [came, setCame] = useState(false)
  if (came) return <p>Here it is</p>
  return <LoadFailure title="It did not come" onRetry={() => (answer = () => setCame(true))} />
}

async function showAndRetry() {
  const view = (
    <>
      <main tabIndex={-1}>
        <Part />
      </main>
      <input aria-label="elsewhere" />
    </>
  )
  render(view, await withMessages('en', ['form.retry']))
  await userEvent.click(screen.getByRole('button', { name: messages.retry }))
  expect(screen.getByRole('button')).toHaveFocus()
}

it('what stands around it has the focus once the answer is there', async () => {
  await showAndRetry()
  act(() => answer())
  expect(screen.getByText('Here it is')).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('the answer takes the focus from nobody who went on', async () => {
  await showAndRetry()
  await userEvent.click(screen.getByRole('textbox'))
  act(() => answer())
  expect(screen.getByText('Here it is')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
