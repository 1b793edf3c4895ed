import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import en from '@/messages/en/fitment.json'
import th from '@/messages/th/fitment.json'
import { FitBar } from './fit-bar'
import { RememberVehicle } from './remember-vehicle'
import { chooseVehicle, garageStore, mostVehicles, vehicleStore } from './vehicle-store'
import { callCompany } from '@/tests/support/browser-company'

beforeEach(() => {
  localStorage.clear()
})

const pcx = { id: 'honda-pcx160-2021', year: 2021, names: { en: 'Honda PCX160 KF47' } }

describe('the fit bar', () => {
  it('invites while no vehicle is chosen', async () => {
    render(await FitBar({ locale: 'en' }))
    expect(screen.getByRole('region', { name: en.bar.label })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: en.bar.choose })).toHaveAttribute('href', '/products')
    expect(screen.queryByTestId('vehicle-name')).toBeNull()
    expect(callCompany).not.toHaveBeenCalled()
  })

  it('shows the remembered vehicle with what fits it, and forgets it on request', async () => {
    vehicleStore.write(pcx)
    render(await FitBar({ locale: 'en' }))
    expect(screen.getByTestId('vehicle-name')).toHaveTextContent('Honda PCX160 KF47')
    expect(screen.queryByRole('link', { name: en.bar.choose })).toBeNull()
    expect(screen.getByRole('link', { name: en.bar.see })).toHaveAttribute(
      'href',
      '/products/list?vehicle=honda-pcx160-2021&year=2021',
    )
    expect(screen.getByRole('link', { name: en.bar.change })).toHaveAttribute('href', '/products')
    await userEvent.click(screen.getByRole('button', { name: en.bar.remove }))
    expect(screen.getByRole('link', { name: en.bar.choose })).toBeInTheDocument()
    expect(vehicleStore.read()).toBeNull()
    expect(screen.getByRole('region', { name: en.bar.label })).toHaveFocus()
  })

  it('appears as soon as a page remembers its vehicle', async () => {
    render(
      <>
        {await FitBar({ locale: 'en' })}
        <RememberVehicle id="honda-click160-2022" name="Honda Click160" year={null} locale="en" />
      </>,
    )
    expect(await screen.findByText('Honda Click160')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: en.bar.see })).toHaveAttribute(
      'href',
      '/products/list?vehicle=honda-click160-2022',
    )
  })

  it('learns the name in another language, once', async () => {
    vehicleStore.write(pcx)
    callCompany.mockResolvedValue({ brand: 'ฮอนด้า', model: 'พีซีเอ็กซ์ 160', generation: 'KF47' })
    render(await FitBar({ locale: 'th' }))
    expect(screen.getByTestId('vehicle-name')).toHaveTextContent('Honda PCX160 KF47')
    expect(await screen.findByText('ฮอนด้า พีซีเอ็กซ์ 160 KF47')).toBeInTheDocument()
    expect(screen.getByTestId('vehicle-name')).toHaveTextContent('ฮอนด้า พีซีเอ็กซ์ 160 KF47 · 2021')
    expect(screen.getByRole('link', { name: th.bar.see })).toHaveAttribute(
      'href',
      '/th/products/list?vehicle=honda-pcx160-2021&year=2021',
    )
    expect(callCompany).toHaveBeenCalledExactlyOnceWith('getVehicle', { id: pcx.id, lang: 'th' }, { quiet: true })
    expect(vehicleStore.read()?.names).toEqual({ en: 'Honda PCX160 KF47', th: 'ฮอนด้า พีซีเอ็กซ์ 160 KF47' })
  })

  it.each([
    ['NOT_FOUND', true],
    ['UPSTREAM_UNAVAILABLE', false],
  ] as const)('a vehicle whose name cannot be read (%s) is forgotten: %s', async (code, forgotten) => {
    vehicleStore.write(pcx)
    callCompany.mockRejectedValue(new ApiError(code))
    render(await FitBar({ locale: 'ja' }))
    await act(async () => undefined)
    expect(vehicleStore.read() === null).toBe(forgotten)
    expect(screen.queryByTestId('vehicle-name') === null).toBe(forgotten)
  })

  it.each(['7', '{"year":2021}', '{"id":5}', 'nonsense'])('makes nothing of stored nonsense: %s', async (text) => {
    localStorage.setItem('vehicle', text)
    render(await FitBar({ locale: 'en' }))
    expect(screen.getByRole('link', { name: en.bar.choose })).toBeInTheDocument()
  })
})

describe('RememberVehicle', () => {
  it('keeps the year and the other names of the same vehicle, and drops those of another', () => {
    vehicleStore.write(pcx)
    render(<RememberVehicle id={pcx.id} name="ホンダ PCX160" year={null} locale="ja" />)
    expect(vehicleStore.read()).toEqual({
      id: pcx.id,
      year: 2021,
      names: { en: 'Honda PCX160 KF47', ja: 'ホンダ PCX160' },
    })
    render(<RememberVehicle id="honda-click160-2022" name="Honda Click160" year={null} locale="en" />)
    expect(vehicleStore.read()).toEqual({ id: 'honda-click160-2022', year: null, names: { en: 'Honda Click160' } })
  })
})

describe('the garage', () => {
  const click = { id: 'honda-click160-2022', year: 2023, names: { en: 'Honda Click160' } }

  it('changes between vehicles, and forgets one', async () => {
    chooseVehicle(pcx)
    chooseVehicle(click)
    render(await FitBar({ locale: 'en' }))
    expect(screen.getByTestId('vehicle-name')).toHaveTextContent('Honda Click160 · 2023')
    await userEvent.click(screen.getByRole('button', { name: en.bar.garage }))
    await userEvent.click(await screen.findByRole('button', { name: 'Honda PCX160 KF47 · 2021' }))
    expect(vehicleStore.read()?.id).toBe(pcx.id)
    expect(screen.getByRole('button', { name: en.bar.garage })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: en.bar.garage }))
    await userEvent.click(await screen.findByRole('button', { name: `${en.bar.remove}: Honda Click160 · 2023` }))
    expect(garageStore.read().map(({ id }) => id)).toEqual([pcx.id])
    expect(screen.queryByRole('button', { name: en.bar.garage })).toBeNull()
    expect(screen.getByRole('region', { name: en.bar.label })).toHaveFocus()
  })

  it('takes in what was chosen before there was one, and holds a limited number', () => {
    vehicleStore.write(pcx)
    chooseVehicle(click)
    expect(garageStore.read().map(({ id }) => id)).toEqual([click.id, pcx.id])
    for (let i = 0; i < mostVehicles; i += 1) chooseVehicle({ id: `vehicle-${i}`, year: null, names: {} })
    expect(garageStore.read()).toHaveLength(mostVehicles)
  })

  it('leads back to the last step of the finder', async () => {
    chooseVehicle({ ...click, at: 'type=scooter&brand=honda&model=honda-click160' })
    render(await FitBar({ locale: 'en' }))
    expect(screen.getByRole('link', { name: en.bar.change })).toHaveAttribute(
      'href',
      '/products?type=scooter&brand=honda&model=honda-click160',
    )
  })
})
