import { render as renderIn } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import th from '@/messages/th/last-resort.json'
import GlobalError from './global-error'

const render = (error: unknown) => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<GlobalError error={error} />), 'text/html')
  return { page, text: page.body.textContent }
}

afterEach(() => {
  history.replaceState(null, '', '/')
})

describe('the page for when the error page fails', () => {
  it('says so in the words of the specification, with details and a way home', () => {
    const { page, text } = render(new Error('The details'))
    expect(page.title).toBe('An error occurred while showing the error page')
    expect(page.querySelector('h1')?.textContent).toBe('An error occurred while showing the error page')
    expect(text).toContain('Unfortunately an error occurred and while showing the error page another error occurred')
    expect(text).toContain('The details')
    const home = page.querySelector('a')
    expect([home?.textContent, home?.getAttribute('href')]).toEqual(['Go back to home', '/'])
  })

  it('shows whatever was thrown', () => {
    expect(render('a text').text).toContain('a text')
    expect(render(undefined).text).toContain('undefined')
  })

  it('speaks the language of the address once the browser has it', () => {
    history.replaceState(null, '', '/th/products')
    // A document of its own: the one that tests share would stay marked as React's.
    const container = document.implementation.createHTMLDocument()
    renderIn(<GlobalError error={new Error('The details')} />, { container, baseElement: container.body })
    expect(container.documentElement.lang).toBe('th')
    expect(container.querySelector('h1')?.textContent).toBe(th.title)
    const home = container.querySelector('a')
    expect([home?.textContent, home?.getAttribute('href')]).toEqual([th.home, '/th'])
  })
})
