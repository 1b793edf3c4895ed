import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FilterForm } from '@/components/form/filter-form'
import { callCompany } from '@/tests/support/browser-company'
import { router } from '@/tests/support/navigation'
import { FilterSheet } from './filter-sheet'
import { FoundCount } from './found-count'

beforeEach(() => {
  // The DOM of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  callCompany.mockResolvedValue({ total: 129 })
})

function show() {
  const found = (
    <>
      Show <FoundCount />
    </>
  )
  const texts = { filters: 'Filters', close: 'Close filters', show: found, apply: 'Show results' }
  render(
    <FilterSheet texts={texts} chosen={0} total={1080} locale="en" beside={<span>Views</span>}>
      <FilterForm id="filter-form" action="/products/list" label="Filters">
        <label>
          Car <input type="checkbox" name="family" value="car" />
        </label>
        <label>
          Pickup <input type="checkbox" name="family" value="pickup" />
        </label>
      </FilterForm>
    </FilterSheet>,
  )
}

describe('the sheet of filters', () => {
  it('collects several choices, says what they would find and sends them together', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }))
    expect(screen.getByRole('button', { name: 'Show 1,080' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Car' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pickup' }))
    expect(router.push).not.toHaveBeenCalled()
    const send = await screen.findByRole('button', { name: 'Show 129' })
    await waitFor(() => expect(callCompany.mock.lastCall?.[1]).toMatchObject({ family: ['car', 'pickup'] }))
    await userEvent.click(send)
    expect(router.push.mock.lastCall?.[0]).toBe('/products/list?family=car&family=pickup')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is built while the button is pressed and goes back into the page when the press becomes a scroll', () => {
    show()
    const button = screen.getByRole('link', { name: 'Filters' })
    fireEvent.pointerDown(button)
    const sheet = screen.getByRole('dialog', { hidden: true })
    expect([sheet.hasAttribute('open'), sheet.contains(screen.getByLabelText('Car'))]).toEqual([false, true])
    fireEvent.pointerCancel(button)
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(screen.getByLabelText('Car')).toBeVisible()
  })

  it('promises no number that it could not learn', async () => {
    callCompany.mockRejectedValue(new Error('offline'))
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Car' }))
    expect(await screen.findByRole('button', { name: 'Show results' })).toBeVisible()
  })

  it('forgets choices that were not sent', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Car' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close filters' }))
    await userEvent.click(screen.getByRole('link', { name: 'Filters' }))
    expect(screen.getByRole('checkbox', { name: 'Car' })).not.toBeChecked()
  })
})
