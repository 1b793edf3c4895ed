import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { SearchBox } from './search-box'
import { callCompany, prepareCalls } from '@/tests/support/browser-company'
import { router } from '@/tests/support/navigation'

const hits = [
  {
    kind: 'vehicle',
    picture: '/vehicles/scooter.svg',
    vehicle: { id: 'honda-pcx160-2021', brand: 'Honda', model: 'PCX160', generation: 'KF47' },
  },
  { kind: 'question', id: 'oil-leak', path: '/services/faq/oil-leak', title: 'Oil is on the shock', picture: null },
  ...Array.from({ length: 8 }, (_, i) => ({
    kind: 'product',
    picture: `/pictures/part-${i}.webp`,
    product: { id: `part-${i}`, name: `Part ${i}`, code: `CODE-${i}` },
  })),
]

beforeEach(() => {
  callCompany.mockResolvedValue({ hits })
})

const show = async () =>
  render(<SWRConfig value={{ provider: () => new Map() }}>{await SearchBox({ locale: 'ja' })}</SWRConfig>)
const field = () => screen.getByRole('combobox')
const open = async (text = 'pcx') => {
  await show()
  await userEvent.type(field(), text)
  return screen.findAllByRole('option')
}

describe('search suggestions', () => {
  it('are asked for from the second letter on, quietly, in the language of the page', async () => {
    await show()
    expect(prepareCalls).not.toHaveBeenCalled()
    await userEvent.type(field(), 'p')
    expect(prepareCalls).toHaveBeenCalled()
    expect(callCompany).not.toHaveBeenCalled()
    await userEvent.type(field(), 'c')
    await waitFor(() => expect(callCompany).toHaveBeenCalledWith('search', { q: 'pc', lang: 'ja' }, { quiet: true }))
  })

  it('show seven at most and tell so to assistive technology', async () => {
    const options = await open()
    expect(options).toHaveLength(7)
    expect(screen.getByRole('status')).toHaveTextContent('候補 7件')
    expect(options[0]).toHaveTextContent('Honda PCX160')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    expect(screen.getByRole('listbox')).toHaveAttribute('id', field().getAttribute('aria-controls'))
  })

  it('are walked with the arrow keys, round and back to the field, and opened with Enter', async () => {
    const options = await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(options[1]).toHaveAttribute('aria-selected', 'true')
    expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    expect(options[6]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/jp/products/part-4')
  })

  it('lead to the list of a vehicle', async () => {
    const [vehicle] = await open()
    if (vehicle) await userEvent.click(vehicle)
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/jp/products/list?vehicle=honda-pcx160-2021')
  })

  it('lead to every kind of page, with its kind beside it', async () => {
    const question = (await open())[1]
    expect(question).toHaveTextContent('よくあるご質問')
    if (question) await userEvent.click(question)
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/jp/services/faq/oil-leak')
  })

  it('are not opened by a press that may become a scroll, nor by the other button', async () => {
    const [vehicle] = await open()
    for (const keys of ['[MouseRight]', '[MouseLeft>]', '[TouchA>]'])
      if (vehicle) await userEvent.pointer({ keys, target: vehicle })
    expect(router.push).not.toHaveBeenCalled()
    expect(field()).toHaveFocus()
  })

  it('are not opened by the Enter that ends the composing of Japanese words', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(router.push).not.toHaveBeenCalled()
  })

  it('have small pictures that are decoration beside their words', async () => {
    const [vehicle, question] = await open()
    expect(vehicle?.querySelector('img')).toHaveAttribute('src', '/vehicles/scooter.svg')
    expect(vehicle?.querySelector('img')).toHaveAttribute('alt', '')
    expect(question?.querySelector('img')).toBeNull()
  })

  it('close with Escape and open again while typing', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.type(field(), '1')
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'))
  })

  it('mark none once a shorter answer has removed the marked one', async () => {
    let answer: (shorter: unknown) => void = () => undefined
    await open()
    callCompany.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await userEvent.keyboard('1{ArrowUp}')
    expect(field()).toHaveAttribute('aria-activedescendant')
    answer({ hits: hits.slice(0, 1) })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    expect(field()).not.toHaveAttribute('aria-activedescendant')
  })

  it('leave the field usable when the company does not answer', async () => {
    callCompany.mockRejectedValue(new Error('down'))
    await show()
    await userEvent.type(field(), 'pcx')
    await waitFor(() => expect(callCompany).toHaveBeenCalled())
    expect(field()).toHaveValue('pcx')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('sit in a form that works without script', async () => {
    await show()
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', '/jp/search')
    expect(form).toHaveAttribute('method', 'get')
    expect(field()).toHaveAttribute('name', 'q')
  })
})
