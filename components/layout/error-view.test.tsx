import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import th from '@/messages/th/errors.json'
import { usePathname } from '@/tests/support/navigation'
import { describeFailure, ErrorView } from './error-view'

describe('describeFailure', () => {
  it.each([
    [new Error('No network'), { message: 'No network', status: 500, digest: null }],
    [Object.assign(new Error('Gone'), { status: 410 }), { message: 'Gone', status: 410, digest: null }],
    [Object.assign(new Error('A server wrote this'), { digest: '123' }), { message: null, status: 500, digest: '123' }],
    [Object.assign(new Error(''), { status: 7 }), { message: null, status: 500, digest: null }],
    ['text', { message: null, status: 500, digest: null }],
    [null, { message: null, status: 500, digest: null }],
  ])('%s', (error, expected) => {
    expect(describeFailure(error)).toEqual(expected)
  })
})

describe('ErrorView', () => {
  it('speaks the language of the address, tries again and leads home', async () => {
    usePathname.mockReturnValue('/th/products/gtx-370')
    const retry = vi.fn()
    render(<ErrorView error={Object.assign(new Error('x'), { digest: '9' })} retry={retry} />)
    expect(screen.getByRole('heading', { name: th.error })).toBeInTheDocument()
    expect(screen.getByText(`${th.status} 500`)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: th.home })).toHaveAttribute('href', '/th')
    await userEvent.click(screen.getByRole('button', { name: th.retry }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it("says the browser's own words below its heading, marked as English", () => {
    usePathname.mockReturnValue('/th')
    render(<ErrorView error={new Error('No network')} retry={vi.fn()} />)
    expect(screen.getByRole('heading', { name: th.error })).toBeInTheDocument()
    expect(screen.getByText('No network')).toHaveAttribute('lang', 'en')
  })
})
