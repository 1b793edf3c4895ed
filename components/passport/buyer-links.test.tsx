import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import en from '@/messages/en/passport.json'
import { callCompany } from '@/tests/support/browser-company'
import { coveredPassport } from '@/tests/support/passports'
import { withMessages } from '@/tests/support/with-messages'
import { BuyerLinks } from './buyer-links'
import { passportMessages } from './passport-messages'

const first = { id: 'link-1', madeOn: '2026-11-20', endsOn: '2026-12-20' }

function Shown() {
  const [buyerLinks, setLinks] = useState([first])
  const secret = { token: 'id.signature', pin: '123456' }
  return <BuyerLinks passport={{ ...coveredPassport, buyerLinks }} secret={secret} locale="en" onChanged={setLinks} />
}

it('a link that is withdrawn leaves the focus with what says so', async () => {
  callCompany.mockResolvedValueOnce({ links: [] })
  render(<Shown />, await withMessages('en', passportMessages))
  await userEvent.click(screen.getByRole('button', { name: en.buyer.withdraw }))
  const told = await screen.findByRole('status')
  expect(told).toHaveTextContent(en.buyer.withdrawn)
  await waitFor(() => expect(document.activeElement).toContainElement(told))
})
