import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import type { UsedPart } from '@/lib/contract/warranty-buyer'
import form from '@/messages/en/form.json'
import en from '@/messages/en/warranty.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { UsedPartDesk } from './used-part-desk'
import { usedPartMessages } from './used-part-messages'

const part: UsedPart = {
  state: 'active',
  product: null,
  serials: ['2614A-04217-Y'],
  coveredUntil: '2028-05-01',
  coveredKm: null,
  limitKm: null,
  transferable: true,
  endsOn: '2026-12-30',
}

beforeEach(() => {
  location.hash = 'linked'
})
afterEach(() => {
  location.hash = ''
})

const show = async () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <UsedPartDesk locale="en" />
    </SWRConfig>,
    await withMessages('en', usedPartMessages),
  )

it('says why nothing came, and asks again', async () => {
  callCompany.mockRejectedValueOnce(new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 130 }))
  await show()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(en.check.failures.manyTitle)
  expect(alert).toHaveTextContent('again in 3 minutes.')
  callCompany.mockResolvedValueOnce(part)
  await userEvent.click(screen.getByRole('button', { name: form.retry }))
  expect(await screen.findByText('2614A-04217-Y')).toBeVisible()
  expect(callCompany).toHaveBeenLastCalledWith('getUsedPart', { key: 'linked', lang: 'en' })
})

it('a link that has ended leads to the service', async () => {
  callCompany.mockRejectedValueOnce(new ApiError('NOT_FOUND'))
  await show()
  expect(await screen.findByRole('status')).toHaveTextContent(en.usedPart.overTitle)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('shows no cover to who does not get it with the part', async () => {
  callCompany.mockResolvedValueOnce({ ...part, transferable: false })
  await show()
  expect(await screen.findByText(en.usedPart.stays)).toBeVisible()
  expect(screen.queryByText(en.states.active)).not.toBeInTheDocument()
  expect(screen.getByText('1 May 2028, for the first owner only')).toBeVisible()
  expect(screen.getByText(en.usedPart.notTransferable)).toBeVisible()
})

it.each([
  ['active', true],
  ['expired', false],
] as const)('says of a part that is %s what it is (transferable: %s)', async (state, transferable) => {
  callCompany.mockResolvedValueOnce({ ...part, state, transferable })
  await show()
  expect(await screen.findByText(en.states[state])).toBeVisible()
  expect(screen.getByText('1 May 2028')).toBeVisible()
})
