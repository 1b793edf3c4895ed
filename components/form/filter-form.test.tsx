import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { router } from '@/tests/support/navigation'
import { FilterForm } from './filter-form'

function show() {
  render(
    <FilterForm action="/th/products/list" label="Filters">
      <input type="hidden" name="vehicle" defaultValue="honda-pcx160-2021" />
      <input type="hidden" name="tolerance" defaultValue="" />
      <label>
        Car <input type="checkbox" name="family" value="car" />
      </label>
      <label>
        Pickup <input type="checkbox" name="family" value="pickup" defaultChecked />
      </label>
      <input name="lengthMin" aria-label="from" />
      <input type="checkbox" aria-label="a switch of the layout" />
      <select name="sort" aria-label="sort" defaultValue="relevance">
        <option value="relevance">Best</option>
        <option value="name">Name</option>
      </select>
      <button type="submit">Show</button>
    </FilterForm>,
  )
}

const opened = () => router.push.mock.calls.map(([address, options]) => [address, options?.scroll])
const rest = 'sort=relevance'

describe('the filter form', () => {
  it('leaves empty fields out of the address', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(opened()).toEqual([[`/th/products/list?vehicle=honda-pcx160-2021&family=pickup&${rest}`, false]])
  })

  it('applies each change, and repeats a field with several values', async () => {
    show()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Car' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pickup' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'sort' }), 'name')
    expect(opened().map(([address]) => address)).toEqual([
      `/th/products/list?vehicle=honda-pcx160-2021&family=car&family=pickup&${rest}`,
      `/th/products/list?vehicle=honda-pcx160-2021&family=car&${rest}`,
      '/th/products/list?vehicle=honda-pcx160-2021&family=car&sort=name',
    ])
  })

  it('does not move for a control that is no filter', async () => {
    show()
    await userEvent.click(screen.getByRole('checkbox', { name: 'a switch of the layout' }))
    expect(router.push).not.toHaveBeenCalled()
  })

  it('does not move for a control of another form', async () => {
    render(
      <>
        <FilterForm action="/products/list" label="Filters">
          <input type="radio" name="units" value="kgf" form="units" aria-label="kgf" />
        </FilterForm>
        <form id="units" />
      </>,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'kgf' }))
    expect(router.push).not.toHaveBeenCalled()
  })

  it('opens the plain address when nothing is left', async () => {
    render(
      <FilterForm action="/products/list" label="Filters">
        <input name="lengthMin" aria-label="from" />
        <button type="submit">Show</button>
      </FilterForm>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(opened()).toEqual([['/products/list', false]])
  })

  it('is a plain GET form without script', () => {
    show()
    const form = screen.getByRole('button', { name: 'Show' }).closest('form')
    expect(form).toHaveAttribute('action', '/th/products/list')
    expect(form).toHaveAttribute('method', 'get')
  })
})
