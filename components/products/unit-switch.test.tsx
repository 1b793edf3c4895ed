import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import en from '@/messages/en/spec.json'
import { Measure } from '@/components/ui/measure'
import { UnitSwitch } from './unit-switch'

beforeEach(() => localStorage.clear())

const radio = (system: 'metric' | 'kgf' | 'imperial') => screen.getByRole('radio', { name: en.unitSwitch[system] })

describe('the unit switch', () => {
  it('begins with metric', async () => {
    render(await UnitSwitch({ locale: 'en' }))
    expect(radio('metric')).toBeChecked()
  })

  it.each(['kgf', 'imperial'] as const)('remembers %s for the next page', async (system) => {
    const first = render(await UnitSwitch({ locale: 'en' }))
    await userEvent.click(radio(system))
    first.unmount()
    render(await UnitSwitch({ locale: 'en' }))
    expect(radio(system)).toBeChecked()
    expect(radio('metric')).not.toBeChecked()
  })

  it('tells the page it stands in', async () => {
    const { container } = render(<div data-frame>{await UnitSwitch({ locale: 'en' })}</div>)
    const units = () => container.querySelector('[data-frame]')?.getAttribute('data-units')
    expect(units()).toBe('metric')
    await userEvent.click(radio('imperial'))
    expect(units()).toBe('imperial')
  })

  it('can be moved with the arrow keys', async () => {
    render(await UnitSwitch({ locale: 'en' }))
    radio('metric').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(radio('kgf')).toBeChecked()
    expect(localStorage.getItem('units')).toBe('"kgf"')
  })

  it.each(['"furlong"', 'x', '7', 'null'])('makes nothing of stored nonsense: %s', async (text) => {
    localStorage.setItem('units', text)
    render(await UnitSwitch({ locale: 'en' }))
    expect(radio('metric')).toBeChecked()
  })
})

describe('a measure', () => {
  it('carries each of its readings with the systems that show it', () => {
    const { container } = render(<Measure quantity="rate" value={50} />)
    expect(
      [...container.querySelectorAll('[data-systems]')].map((span) => [
        span.getAttribute('data-systems'),
        span.textContent,
      ]),
    ).toEqual([
      ['metric', '50 N/mm'],
      ['kgf', '5.1 kgf/mm'],
      ['imperial', '286 lbf/in'],
    ])
  })

  it('has one reading where all systems agree', () => {
    const { container } = render(<Measure quantity="volume" value={500} />)
    expect(container).toHaveTextContent(/^500 ml$/)
    expect(container.querySelector('[data-systems]')).toBeNull()
  })
})
