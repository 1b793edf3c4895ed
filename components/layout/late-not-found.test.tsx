import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from '@/messages/en/errors.json'
import ja from '@/messages/ja/errors.json'
import th from '@/messages/th/errors.json'
import { usePathname } from '@/tests/support/navigation'
import { LateNotFound } from './late-not-found'

it.each([
  ['/desk/visits/1', '/', en],
  ['/th/desk/visits/1', '/th', th],
  ['/jp/desk/visits/1', '/jp', ja],
])('%s is told to be missing in its language, with the way home', async (address, home, texts) => {
  usePathname.mockReturnValue(address)
  render(<LateNotFound />)
  expect(await screen.findByRole('heading', { level: 1, name: texts.notFoundTitle })).toBeVisible()
  expect(screen.getByText('404')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: texts.home })) expect(link).toHaveAttribute('href', home)
  expect(screen.getAllByRole('link', { name: texts.home })).toHaveLength(2)
})
