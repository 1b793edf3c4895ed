import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FooterMenu } from './footer-menu'
import { labelMenu } from './menu-labels'

it.each([
  ['en', '/services/main', 'Overview: Service'],
  ['th', '/th/services/main', 'ภาพรวม: บริการ'],
  ['ja', '/jp/services/main', '概要：サービス'],
] as const)('a link to an overview says of what in %s', async (locale, href, name) => {
  render(<FooterMenu sections={await labelMenu(locale)} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})
