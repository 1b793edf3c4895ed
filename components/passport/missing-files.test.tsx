import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Passport } from '@/lib/contract/warranty-passport'
import en from '@/messages/en/passport.json'
import words from '@/messages/en/warranty.json'
import { callCompany } from '@/tests/support/browser-company'
import { coveredPassport, waitingPassport } from '@/tests/support/passports'
import { uploadFile } from '@/tests/support/upload'
import { withMessages } from '@/tests/support/with-messages'
import { MissingFiles } from './missing-files'
import { passportMessages } from './passport-messages'

/** Staff ask, and the receipt is there. */
const askedPassport: Passport = {
  ...waitingPassport,
  state: 'needs-information',
  flags: ['receipt-missing'],
  hasReceipt: true,
}

function Desk({ passport }: { passport: Passport }) {
  const [shown, setShown] = useState(passport)
  return <MissingFiles passport={shown} secret={{ token: 'token', pin: '123456' }} locale="en" onChanged={setShown} />
}
const show = async (passport: Passport) =>
  render(<Desk passport={passport} />, await withMessages('en', passportMessages))
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' })
const press = () => userEvent.click(screen.getByRole('button', { name: en.needs.submit }))

it('shows what staff asked for in their words, and ways to answer, although no flag is open', async () => {
  await show(askedPassport)
  const needs = within(screen.getByRole('region', { name: en.needs.title }))
  expect(needs.getByText('The label is blurred.')).toBeVisible()
  expect(needs.queryAllByRole('listitem')).toEqual([])
  // What came before may not be enough.
  expect(field(en.needs.receipt)).toBeInTheDocument()
  expect(field(en.needs.photo)).toBeInTheDocument()
  expect(needs.getByText(en.needs.inWords.replace('{section}', en.replies.title))).toBeVisible()
})

it('shows the latest words of several', async () => {
  await show({
    ...askedPassport,
    timeline: [
      ...askedPassport.timeline,
      { at: '2026-11-24T04:00:00.000Z', state: 'submitted', actor: 'customer', reason: null },
      { at: '2026-11-25T04:00:00.000Z', state: 'needs-information', actor: 'staff', reason: 'Which year?' },
    ],
  })
  expect(screen.getByText('Which year?')).toBeVisible()
  expect(screen.queryByText('The label is blurred.')).not.toBeInTheDocument()
})

it('asks nothing of a covered part, or where only we have something to do', async () => {
  const { rerender } = await show(coveredPassport)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  rerender(<Desk key="waits" passport={{ ...coveredPassport, state: 'submitted', flags: ['many-serials'] }} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('one file is enough: without any, no field is wrong', async () => {
  await show(waitingPassport)
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(en.needs.empty)
  for (const name of [en.needs.receipt, en.needs.photo]) expect(field(name)).not.toBeInvalid()
})

it.each([
  ['waits on', { ...waitingPassport, hasReceipt: true }, en.needs.doneText, true],
  ['is covered', { ...coveredPassport, hasReceipt: true }, words.stateTexts.active, false],
] as const)(
  'keeps the focus once a file has come, and says what is open only where something is: it %s',
  async (_, after, told, open) => {
    uploadFile.mockResolvedValue({ id: 'file-1' })
    callCompany.mockResolvedValue(after)
    await show(waitingPassport)
    await userEvent.upload(field(en.needs.receipt), new File(['x'], 'receipt.jpg', { type: 'image/jpeg' }))
    await screen.findByText('receipt.jpg')
    await press()
    expect(await screen.findByText(en.needs.done)).toBeVisible()
    expect(screen.getByText(told)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(en.needs.done))
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.queryByRole('heading', { name: en.needs.title }) !== null).toBe(open)
  },
)
