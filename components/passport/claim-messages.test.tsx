import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import type { Claim } from '@/lib/contract/warranty-claim'
import form from '@/messages/en/form.json'
import en from '@/messages/en/passport.json'
import { claim } from '@/tests/support/passports'
import { withMessages } from '@/tests/support/with-messages'
import { ClaimMessages } from './claim-messages'
import { passportMessages } from './passport-messages'
import { callCompany } from '@/tests/support/browser-company'
import { uploadFile } from '@/tests/support/upload'

const secret = { token: 'id.signature', pin: '123456' }
const message = { at: '2026-12-02T03:00:00.000Z', from: 'customer', text: 'It leaks', photoCount: 2 } as const
const answered: Claim = { ...claim, messages: [message] }
let uploads = 0

// Loaded when it is asked for; a busy machine takes longer than a test waits.
beforeAll(() => import('./claim-reply'))
beforeEach(() => {
  uploads = 0
  callCompany.mockImplementation(async () => answered)
  uploadFile.mockImplementation(async () => ({ id: String((uploads += 1)).padStart(32, '0') }))
})
const sent = () => callCompany.mock.calls.map(([, input]) => input as Record<string, unknown>)
const photos = (count: number) =>
  Array.from({ length: count }, (_, i) => new File(['x'], `photo-${i}.jpg`, { type: 'image/jpeg' }))

describe('messages of a claim', () => {
  const onChanged = vi.fn()
  async function show(first: Claim = claim) {
    const view = (shown: Claim) => <ClaimMessages claim={shown} secret={secret} locale="en" onChanged={onChanged} />
    const { rerender } = render(view(first), await withMessages('en', passportMessages))
    onChanged.mockImplementation((changed: Claim) => rerender(view(changed)))
    return userEvent.setup({ delay: null })
  }
  async function write(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('button', { name: en.replies.open }))
    return screen.findByRole('textbox', { name: en.replies.label })
  }
  const submit = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: en.replies.submit }))

  it('are sent with several photos that were chosen at once, and shown', async () => {
    const user = await show()
    await user.type(await write(user), 'It leaks')
    fireEvent.change(screen.getByLabelText(en.replies.photos), { target: { files: photos(2) } })
    await waitFor(() => expect(screen.getAllByText(form.upload.sent)).toHaveLength(2))
    await submit(user)
    expect(await screen.findByText(en.replies.done)).toBeInTheDocument()
    expect(sent()).toMatchObject([
      {
        ...secret,
        number: claim.number,
        lang: 'en',
        text: 'It leaks',
        photoIds: ['1', '2'].map((id) => id.padStart(32, '0')),
      },
    ])
    expect(screen.getByText('2 photos attached')).toBeInTheDocument()
    expect(screen.queryByText(form.upload.sent)).not.toBeInTheDocument()
    expect(screen.getByText(/2,?000 characters left/)).toBeInTheDocument()
  })

  it('have room for so many photos, and say when some were left out', async () => {
    const user = await show()
    await write(user)
    fireEvent.change(screen.getByLabelText(en.replies.photos), { target: { files: photos(8) } })
    await waitFor(() => expect(screen.getAllByText(form.upload.sent)).toHaveLength(6))
    expect(screen.getByText(/room for 6 files/)).toBeInTheDocument()
  })

  it('are kept after a failure and go with the same key', async () => {
    callCompany.mockRejectedValueOnce(new ApiError('UPSTREAM_UNAVAILABLE'))
    const user = await show()
    await user.type(await write(user), 'It leaks')
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failures.down)
    await submit(user)
    await screen.findByText(en.replies.done)
    const keys = sent().map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('need a word or a photo', async () => {
    const user = await show()
    await write(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.replies.empty)
    expect(sent()).toEqual([])
  })

  it('of a closed claim are read only', async () => {
    await show({ ...answered, state: 'closed' })
    expect(screen.getByText('It leaks')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: en.replies.open })).not.toBeInTheDocument()
  })
})
