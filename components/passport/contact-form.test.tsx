import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import words from '@/messages/en/passport.json'
import form from '@/messages/en/form.json'
import { coveredPassport } from '@/tests/support/passports'
import { withMessages } from '@/tests/support/with-messages'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import { callCompany } from '@/tests/support/browser-company'

const { contact: texts } = words
const secret = { token: 'token', pin: '123456' }

async function show(contact: Parameters<typeof ContactForm>[0]['contact']) {
  render(
    <ContactForm contact={contact} secret={secret} locale="en" onChanged={vi.fn()} />,
    await withMessages('en', ['passport', 'form']),
  )
  const press = () => userEvent.click(screen.getByRole('button', { name: texts.submit }))
  return { phone: screen.getByLabelText(form.phone.label), email: screen.getByLabelText(texts.email), press }
}

it('begins with what is known and sends it as the contract has it, without what was emptied', async () => {
  const { phone, email, press } = await show({ phone: '+66812345678', email: 'old@example.com' })
  expect(phone).not.toHaveValue('+66812345678')
  await userEvent.clear(email)
  await press()
  expect(callCompany).toHaveBeenCalledWith('changeWarrantyContact', { ...secret, lang: 'en', phone: '+66812345678' })
})

it('what was changed is told where the focus is', async () => {
  callCompany.mockResolvedValue(coveredPassport)
  render(
    <ContactDetails passport={coveredPassport} secret={secret} locale="en" onChanged={vi.fn()} />,
    await withMessages('en', ['passport', 'form']),
  )
  await userEvent.click(screen.getByRole('button', { name: texts.open }))
  await userEvent.click(await screen.findByRole('button', { name: texts.submit }))
  const told = await screen.findByText(texts.done)
  expect(document.activeElement).toContainElement(told)
  expect(document.body).not.toHaveFocus()
})

it('says of each field what is wrong with it, and sends nothing', async () => {
  const { phone, email, press } = await show({})
  await press()
  expect(screen.getAllByText(texts.errors.reach).length).toBeGreaterThan(1)
  await userEvent.type(phone, '12')
  await userEvent.type(email, 'nobody')
  await press()
  expect(screen.getAllByText(texts.errors.phone).length).toBeGreaterThan(1)
  expect(screen.getAllByText(texts.errors.email).length).toBeGreaterThan(1)
  expect(callCompany).not.toHaveBeenCalledWith('changeWarrantyContact', expect.anything())
})
