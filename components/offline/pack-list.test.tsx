import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import en from '@/messages/en/offline.json'
import { withMessages } from '@/tests/support/with-messages'
import { PackList } from './pack-list'

const words = en.packs
const pack = {
  id: 'rx-1',
  name: 'RX',
  locale: 'en',
  papers: [],
  savedAt: '2026-11-30T03:00:00.000Z',
  bytes: 9,
} as const

function Desk() {
  const [packs, setPacks] = useState<readonly (typeof pack)[]>([pack])
  return <PackList packs={packs} locale="en" onChanged={() => setPacks([])} />
}

it('what is removed leaves the focus with the list, and is said', async () => {
  const erase = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { delete: erase })
  render(<Desk />, await withMessages('en', ['offline.packs']))
  await userEvent.click(screen.getByRole('button', { name: words.remove.replace('{name}', 'RX') }))
  await waitFor(() => expect(screen.getByText(words.none)).toBeVisible())
  expect(erase).toHaveBeenCalledOnce()
  expect(screen.getByRole('region', { name: words.title })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(words.removed.replace('{name}', 'RX'))
})
