import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { Wish } from '@/lib/contract/spring-wish'
import en from '@/messages/en/wish.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { manageMessages } from './manage-messages'
import { ManageWish } from './manage-wish'
import { SentPanel } from './sent-panel'

afterEach(() => {
  location.hash = ''
})

it('a wish that was sent is told where the focus is', async () => {
  render(
    <SentPanel sent={{ path: null, manage: null }} byEmail locale="en" onAnother={vi.fn()} />,
    await withMessages('en', ['wish.sent']),
  )
  expect(screen.getByRole('group', { name: en.sent.title })).toHaveFocus()
})

it('a wish that is withdrawn is told where the focus is', async () => {
  const wish: Wish = { brand: 'Honda', model: 'Jazz', year: 2016, madeAt: '2026-11-30T03:00:00.000Z', path: null }
  callCompany.mockImplementation(async (operation: string) => (operation === 'getWish' ? wish : {}))
  location.hash = '#secret'
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ManageWish locale="en" backHref="/car-spring/coming-soon" />
    </SWRConfig>,
    await withMessages('en', manageMessages),
  )
  await userEvent.click(await screen.findByRole('button', { name: en.manage.withdraw }))
  const told = await screen.findByRole('status')
  expect(told).toHaveTextContent(en.manage.withdrawnTitle)
  expect(document.activeElement).toContainElement(told)
  expect(document.body).not.toHaveFocus()
})
