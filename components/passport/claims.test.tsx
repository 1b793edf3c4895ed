import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ApiError } from '@/lib/contract/api-error'
import type { Passport } from '@/lib/contract/warranty-passport'
import form from '@/messages/en/form.json'
import en from '@/messages/en/passport.json'
import words from '@/messages/en/warranty.json'
import { Claims } from './claims'
import { MissingFiles } from './missing-files'
import { claim, coveredPassport, waitingPassport } from '@/tests/support/passports'
import { withMessages } from '@/tests/support/with-messages'
import { passportMessages } from './passport-messages'
import { callCompany } from '@/tests/support/browser-company'
import { uploadFile } from '@/tests/support/upload'

const secret = { token: 'id.signature', pin: '123456' }
let answer: () => unknown
let uploads = 0

// Loaded when it is asked for; a busy machine takes longer than a test waits.
beforeAll(() => import('./claim-form'))
beforeEach(() => {
  answer = () => claim
  uploads = 0
  callCompany.mockImplementation(async () => answer())
  uploadFile.mockImplementation(async () => ({
    id: String((uploads += 1)).padStart(32, '0'),
    type: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
  }))
})
const sent = () => callCompany.mock.calls.map(([, input]) => input as Record<string, unknown>)
const photo = () => new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
const attach = (label: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { files: [photo()] } })

describe('a claim', () => {
  const onOpened = vi.fn()
  async function show(passport: Passport = coveredPassport) {
    const guard = await spamGuardProps('en', 'warranty_claim')
    render(
      <Claims
        passport={passport}
        secret={secret}
        guard={guard}
        locale="en"
        bookHref="/appointment"
        contactHref="/contactUs"
        onChanged={onOpened}
      />,
      await withMessages('en', passportMessages),
    )
    return userEvent.setup({ delay: null })
  }
  async function fill(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('button', { name: en.claims.open }))
    await user.click(await screen.findByRole('radio', { name: words.symptoms['oil-leak'] }))
    await user.type(screen.getByRole('textbox', { name: en.claim.text }), 'Oil at the rod')
  }
  const submit = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: en.claim.submit }))

  it('names what is missing, each a way to its field, and takes the focus there', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: en.claims.open }))
    const heading = await screen.findByRole('heading', { name: en.claim.title })
    await waitFor(() => expect(heading).toHaveFocus())
    await user.type(screen.getByRole('textbox', { name: new RegExp(en.claim.odometer) }), '12.5')
    await submit(user)
    const summary = await screen.findByRole('group', { name: en.claim.errors.title })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([en.claim.errors.symptom, en.claim.errors.text, en.claim.errors.odometerKm])
    await user.click(within(summary).getByRole('link', { name: en.claim.errors.symptom }))
    await waitFor(() => expect(screen.getByRole('radio', { name: words.symptoms['oil-leak'] })).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('is sent once with its photos, and shows its number and what to do', async () => {
    const user = await show()
    await fill(user)
    attach('Photo 1')
    await screen.findByLabelText(/^Photo 2/)
    attach('Photo 2')
    await screen.findByLabelText(/^Photo 3/)
    await user.dblClick(screen.getByRole('button', { name: en.claim.submit }))
    const summary = await screen.findByRole('group', { name: en.done.title })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getByText(claim.number)).toBeInTheDocument()
    expect(screen.getByText(en.done.steps.wait)).toBeInTheDocument()
    expect(sent()).toMatchObject([
      {
        ...secret,
        symptom: 'oil-leak',
        text: 'Oil at the rod',
        lang: 'en',
        photoIds: ['1'.padStart(32, '0'), '2'.padStart(32, '0')],
        guard: { website: '' },
      },
    ])
    expect(sent()[0]?.odometerKm).toBeUndefined()
    expect(onOpened).toHaveBeenCalledWith(claim)
  })

  it.each(['๒๑,๒๐๐', '２１２００'])('reads %s on the odometer', async (typed) => {
    const user = await show()
    await fill(user)
    await user.type(screen.getByRole('textbox', { name: new RegExp(en.claim.odometer) }), typed)
    await submit(user)
    await screen.findByRole('group', { name: en.done.title })
    expect(sent()).toMatchObject([{ odometerKm: 21_200 }])
  })

  it.each([
    ['UPSTREAM_UNAVAILABLE', en.failures.down],
    ['STORAGE_FULL', 'Nothing was saved. Everything you typed is kept'],
  ] as const)('keeps everything after %s, and sends the same key again', async (code, told) => {
    answer = () => {
      throw new ApiError(code)
    }
    const user = await show()
    await fill(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(told)
    answer = () => claim
    await submit(user)
    await screen.findByRole('group', { name: en.done.title })
    const keys = sent().map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('asks for a photo again that the company no longer has', async () => {
    answer = () => {
      throw new ApiError('INVALID_INPUT', { fields: [{ path: 'photoIds', code: 'unknown-value' }] })
    }
    const user = await show()
    await fill(user)
    attach('Photo 1')
    await screen.findByLabelText(/^Photo 2/)
    await submit(user)
    expect(await screen.findByRole('link', { name: en.claim.errors.photos })).toHaveAttribute('href', '#claim-photo-1')
  })

  it('waits for a photo that is still on its way', async () => {
    uploadFile.mockImplementation(() => new Promise(() => undefined))
    const user = await show()
    await fill(user)
    attach('Photo 1')
    await screen.findByRole('progressbar')
    await submit(user)
    expect(await screen.findByText(form.upload.stillSending)).toBeInTheDocument()
    expect(sent()).toEqual([])
  })

  it('says that cover has ended meanwhile', async () => {
    answer = () => {
      throw new ApiError('FORBIDDEN')
    }
    const user = await show()
    await fill(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failures.forbidden)
  })

  it.each([
    ['expired', en.claims.expired.replace('{date}', '9 November 2027')],
    ['rejected', en.claims.rejected],
    ['void', en.claims.void],
    ['verified', en.claims.waiting],
  ] as const)('cannot be opened while it is %s, and the reason is told', async (state, reason) => {
    await show({ ...coveredPassport, state })
    expect(screen.getByText(reason)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: en.claims.open })).not.toBeInTheDocument()
  })
})

describe('missing files', () => {
  const onChanged = vi.fn()
  async function show(first: Passport = waitingPassport) {
    const view = (passport: Passport) => (
      <MissingFiles passport={passport} secret={secret} locale="en" onChanged={onChanged} />
    )
    const { rerender } = render(view(first), await withMessages('en', passportMessages))
    onChanged.mockImplementation((passport: Passport) => rerender(view(passport)))
    return userEvent.setup({ delay: null })
  }
  const submit = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: en.needs.submit }))

  it('sends a receipt, and nothing before there is one', async () => {
    answer = () => ({ ...waitingPassport, hasReceipt: true })
    const user = await show()
    await submit(user)
    expect(screen.getByRole('alert')).toHaveTextContent(en.needs.empty)
    expect(sent()).toEqual([])
    attach(en.needs.receipt)
    await screen.findAllByText(form.upload.sent)
    await submit(user)
    expect(await screen.findByText(en.needs.done)).toBeInTheDocument()
    expect(sent()).toMatchObject([{ ...secret, lang: 'en', receiptId: '1'.padStart(32, '0') }])
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ hasReceipt: true }))
  })

  it('says that the part is covered when the receipt settles it', async () => {
    answer = () => ({ ...coveredPassport, hasReceipt: true })
    const user = await show({ ...waitingPassport, state: 'submitted', flags: ['receipt-missing'] })
    expect(screen.getByText(words.flags['receipt-missing'])).toBeInTheDocument()
    attach(en.needs.receipt)
    await screen.findAllByText(form.upload.sent)
    await submit(user)
    expect(await screen.findByText(words.stateTexts.active)).toBeInTheDocument()
    expect(screen.queryByText(en.needs.doneText)).not.toBeInTheDocument()
  })

  it('says that it was decided meanwhile', async () => {
    answer = () => {
      throw new ApiError('CONFLICT')
    }
    const user = await show()
    attach(en.needs.photo)
    await screen.findAllByText(form.upload.sent)
    await submit(user)
    await waitFor(() => expect(screen.getByText(en.failures.conflict)).toBeInTheDocument())
  })
})
