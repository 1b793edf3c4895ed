import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import type { Claim } from '@/lib/contract/warranty-claim'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { ThreadMessage } from '@/lib/contract/warranty-thread'
import form from '@/messages/en/form.json'
import en from '@/messages/en/passport.json'
import { claim, coveredPassport } from '@/tests/support/passports'
import { withMessages } from '@/tests/support/with-messages'
import { ClaimItem } from './claim-item'
import { passportMessages } from './passport-messages'
import { RegistrationThread } from './registration-thread'
import { callCompany } from '@/tests/support/browser-company'
import { uploadFile } from '@/tests/support/upload'

const secret = { token: 'id.signature', pin: '123456' }
const message: ThreadMessage = { at: '2026-12-02T03:00:00.000Z', from: 'customer', text: 'It leaks', photoCount: 2 }

function ClaimThread({ first }: { first: Claim }) {
  const [shown, setShown] = useState(first)
  return <ClaimItem claim={shown} secret={secret} locale="en" onChanged={setShown} />
}
function PassportThread({ first, asked = false }: { first: Passport; asked?: boolean }) {
  const [shown, setShown] = useState(first)
  return <RegistrationThread passport={shown} secret={secret} locale="en" asked={asked} onChanged={setShown} />
}

const topics = {
  claim: {
    fresh: <ClaimThread first={claim} />,
    ended: <ClaimThread first={{ ...claim, state: 'closed', messages: [message] }} />,
    answer: { ...claim, messages: [message] },
    operation: 'replyToClaim',
    names: { number: claim.number },
    purpose: 'claim',
  },
  registration: {
    fresh: <PassportThread first={coveredPassport} />,
    ended: <PassportThread first={{ ...coveredPassport, state: 'rejected', thread: [message] }} />,
    answer: { ...coveredPassport, thread: [message] },
    operation: 'replyToWarranty',
    names: {},
    purpose: 'product',
  },
} as const

// Loaded when it is asked for; a busy machine takes longer than a test waits.
beforeAll(() => import('./reply-form'))
let uploads = 0
beforeEach(() => {
  uploads = 0
  uploadFile.mockImplementation(async () => ({ id: String((uploads += 1)).padStart(32, '0') }))
})
const photos = (count: number) =>
  Array.from({ length: count }, (_, i) => new File(['x'], `photo-${i}.jpg`, { type: 'image/jpeg' }))
const box = () => screen.findByRole('textbox', { name: en.replies.label })

describe.each(['claim', 'registration'] as const)('messages about a %s', (about) => {
  const { fresh, ended, answer, operation, names, purpose } = topics[about]
  beforeEach(() => callCompany.mockResolvedValue(answer))

  async function show(thread = fresh) {
    render(thread, await withMessages('en', passportMessages))
    return userEvent.setup({ delay: null })
  }
  async function write(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('button', { name: en.replies.open }))
    return box()
  }
  const submit = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: en.replies.submit }))

  it('are sent with several photos that were chosen at once, and shown', async () => {
    const user = await show()
    await user.type(await write(user), 'It leaks')
    fireEvent.change(screen.getByLabelText(en.replies.photos), { target: { files: photos(2) } })
    await waitFor(() => expect(screen.getAllByText(form.upload.sent)).toHaveLength(2))
    const purposes = uploadFile.mock.calls.map(([, options]) => (options as { purpose: string }).purpose)
    expect(purposes).toEqual([purpose, purpose])
    await submit(user)
    expect(await screen.findByText(en.replies.done)).toBeInTheDocument()
    const photoIds = ['1', '2'].map((id) => id.padStart(32, '0'))
    const sent = { ...secret, ...names, lang: 'en', text: 'It leaks', photoIds, key: expect.any(String) }
    expect(callCompany.mock.calls).toEqual([[operation, sent]])
    expect(screen.getByText('2 photos attached')).toBeInTheDocument()
    expect(screen.queryByText(form.upload.sent)).not.toBeInTheDocument()
    expect(screen.getByText(/2,?000 characters left/)).toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent(en.replies.submit)
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
    const keys = callCompany.mock.calls.map(([, input]) => (input as { key: string }).key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('need a word or a photo', async () => {
    const user = await show()
    await write(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.replies.empty)
    expect(callCompany).not.toHaveBeenCalled()
  })

  it('say why no more is taken', async () => {
    callCompany.mockRejectedValueOnce(new ApiError('CONFLICT'))
    const user = await show()
    await user.type(await write(user), 'It leaks')
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.replies.closed[about])
  })

  it('are read only, once it has ended', async () => {
    await show(ended)
    expect(screen.getByText('It leaks')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: en.replies.open })).not.toBeInTheDocument()
  })
})

describe('messages about a registration', () => {
  it('are begun at once by who was asked, and on request otherwise', async () => {
    const { unmount } = render(
      <PassportThread first={{ ...coveredPassport, state: 'needs-information' }} asked />,
      await withMessages('en', passportMessages),
    )
    expect(await box()).toBeVisible()
    unmount()
    render(<PassportThread first={coveredPassport} />, await withMessages('en', passportMessages))
    expect(screen.getByText(en.replies.lead)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('are not there where nothing was written and nobody may write', async () => {
    render(<PassportThread first={{ ...coveredPassport, state: 'void' }} />, await withMessages('en', passportMessages))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
