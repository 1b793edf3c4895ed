import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/en/dealer.json'
import { withMessages } from '@/tests/support/with-messages'
import { BuyLink } from './buy-link'
import { NearestAnswer } from './nearest-answer'
import { chooseCountry } from './visitor-country'
import { callCompany } from '@/tests/support/browser-company'

vi.mock('@/components/next/use-in-use', () => ({ useInUse: () => true }))

const { finder, nearest } = messages
const province = { id: 'เลย', code: '42', name: 'Loei', slug: 'loei' }
const day = { opens: '09:00', closes: '18:00' }
const dealer = {
  id: 'sample-loei',
  name: 'Loei Shock Shop',
  province,
  phones: ['02-000-0042'],
  hours: { weekly: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }, exceptions: [] },
}
const found = { place: { name: 'Loei', province, lat: 17.5, lng: 101.7 }, anyTime: false, inProvince: 1 }
const amphur = { id: 'เมืองเลย', name: 'Mueang Loei' }
const answers: Record<string, () => unknown> = {
  findDealers: () => ({ ...found, dealers: [{ dealer, km: 3 }] }),
  getProvinces: () => [province],
  searchPlaces: () => [{ province, amphur, tambon: {}, postcode: '42000' }],
  getUserLocation: () => ({ country: 'DE' }),
}

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  chooseCountry('TH')
  callCompany.mockImplementation((operation: string) => Promise.resolve(answers[operation]?.()))
})

const show = async () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <div tabIndex={-1} role="group" aria-label="around">
        <NearestAnswer job="sales" line="pickup" locale="en" />
      </div>
      <BuyLink locale="en">buy</BuyLink>
    </SWRConfig>,
    await withMessages('en', ['dealer']),
  )
const way = () => screen.getByRole('link', { name: 'buy' }).getAttribute('href')

describe('the nearest dealers on the page of a product', () => {
  it('are found from a typed place, for its kind of vehicle; another place can be given', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: nearest.type }))
    const field = screen.getByRole('combobox', { name: finder.place })
    expect(field).toHaveFocus()
    await userEvent.type(field, '42000')
    await userEvent.click(await screen.findByRole('option'))
    expect(await screen.findByRole('link', { name: dealer.name })).toBeVisible()
    expect(screen.getByRole('group', { name: 'around' })).toHaveFocus()
    expect(screen.getByRole('link', { name: /02-000-0042/ })).toBeVisible()
    expect(callCompany.mock.calls.find(([operation]) => operation === 'findDealers')?.[1]).toMatchObject({
      near: { province: 'เลย', district: 'เมืองเลย' },
      capability: 'sales',
      line: 'pickup',
      limit: 3,
    })
    await userEvent.click(screen.getByRole('button', { name: finder.change }))
    expect(screen.getByRole('button', { name: nearest.type })).toBeVisible()
    expect(screen.getByRole('group', { name: 'around' })).toHaveFocus()
  })

  it('give way to a field where the device tells no position', async () => {
    const getCurrentPosition = vi.fn((_tell: unknown, refuse: () => void) => refuse())
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    await show()
    await userEvent.click(screen.getByRole('button', { name: finder.position }))
    expect(screen.getByRole('combobox', { name: finder.place })).toHaveFocus()
  })

  it('leave the focus to who went on while the device was asked', async () => {
    let refuse = () => {}
    const getCurrentPosition = vi.fn((_tell: unknown, refused: () => void) => (refuse = refused))
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    await show()
    await userEvent.click(screen.getByRole('button', { name: finder.position }))
    screen.getByRole('link', { name: 'buy' }).focus()
    act(() => refuse())
    expect(screen.getByRole('combobox', { name: finder.place })).toBeVisible()
    expect(screen.getByRole('link', { name: 'buy' })).toHaveFocus()
  })

  it('leave the focus to who went on while a place was looked up', async () => {
    let tell = (_: object) => {}
    const getCurrentPosition = vi.fn((told: (at: object) => void) => (tell = told))
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    await show()
    await userEvent.click(screen.getByRole('button', { name: finder.position }))
    screen.getByRole('link', { name: 'buy' }).focus()
    act(() => tell({ coords: { latitude: 17.5, longitude: 101.7 } }))
    expect(await screen.findByRole('link', { name: dealer.name })).toBeVisible()
    expect(screen.getByRole('link', { name: 'buy' })).toHaveFocus()
  })

  it('take the place of the lists once a province is chosen there', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: nearest.type }))
    await userEvent.click(screen.getByText(finder.choose))
    const provinces = await screen.findByRole('combobox', { name: finder.province })
    await within(provinces).findByRole('option', { name: province.name })
    await userEvent.selectOptions(provinces, province.id)
    expect(provinces).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: finder.show }))
    expect(await screen.findByRole('link', { name: dealer.name })).toBeVisible()
    expect(screen.getByRole('group', { name: 'around' })).toHaveFocus()
  })

  it('say when the search does not answer, and ask again', async () => {
    localStorage.setItem('place', JSON.stringify({ province: 'เลย' }))
    callCompany.mockRejectedValueOnce(new Error('down'))
    await show()
    await userEvent.click(await screen.findByRole('button', { name: finder.retry }))
    expect(await screen.findByRole('link', { name: dealer.name })).toBeVisible()
    expect(screen.getByRole('group', { name: 'around' })).toHaveFocus()
  })
})

describe('a visitor who seems to be abroad', () => {
  it('is led to the distributors, and to dealers once it says to be in Thailand', async () => {
    chooseCountry(null)
    await show()
    await waitFor(() => expect(way()).toBe('/worldDistributor'))
    await userEvent.click(screen.getByRole('button', { name: nearest.home }))
    expect(way()).toBe('/whereToBuy')
    expect(screen.getByRole('button', { name: nearest.type })).toBeVisible()
  })

  it('is led to dealers where it has named a place in Thailand', async () => {
    chooseCountry(null)
    localStorage.setItem('place', JSON.stringify({ province: 'เลย' }))
    await show()
    expect(await screen.findByRole('link', { name: dealer.name })).toBeVisible()
    expect(way()).toBe('/whereToBuy')
  })
})
