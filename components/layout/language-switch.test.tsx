import { runInThisContext } from 'node:vm'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { firstScript } from '@/lib/config/first-script'
import layout from '@/messages/en/layout.json'
import { LanguageSwitch } from './language-switch'

beforeAll(() => {
  runInThisContext(firstScript)
})

afterEach(() => {
  document.cookie = 'i18n_redirected=; Max-Age=0; Path=/'
  window.history.replaceState(null, '', '/')
})

describe('LanguageSwitch', () => {
  it('is made of real links, without script too', () => {
    render(<LanguageSwitch path="/products/gtx-370" locale="en" label={layout.language} names="long" />)
    const links = screen.getAllByRole('link')
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('hreflang'), link.lang]),
    ).toEqual([
      ['English', '/products/gtx-370', 'en', 'en'],
      ['ไทย', '/th/products/gtx-370', 'th', 'th'],
      ['日本語', '/jp/products/gtx-370', 'ja', 'ja'],
    ])
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('English')
  })

  it('takes along the query and the hash of the moment', () => {
    render(<LanguageSwitch path="/products/list" locale="en" label={layout.language} />)
    window.history.replaceState(null, '', '/products/list?family=gtx&page=2#results')
    const japanese = screen.getByRole('link', { name: 'JP – 日本語' })
    fireEvent.focusIn(japanese)
    expect(japanese).toHaveAttribute('href', '/jp/products/list?family=gtx&page=2#results')
  })

  it('remembers the choice', () => {
    render(<LanguageSwitch path="/" locale="en" label={layout.language} />)
    const thai = screen.getByRole('link', { name: 'TH – ไทย' })
    thai.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(thai)
    expect(document.cookie).toBe('i18n_redirected=th')
    expect(thai).toHaveAttribute('href', '/th')
  })
})
