import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/th/dealer.json'
import { withMessages } from '@/tests/support/with-messages'
import { DealerFinder } from './dealer-finder'
import { finderMessages } from './dealer-messages'
import { callCompany } from '@/tests/support/browser-company'

const { finder, jobs } = messages
const day = { opens: '09:00', closes: '18:00' }
const province = { id: 'ขอนแก่น', code: '40', name: 'ขอนแก่น', slug: 'khon-kaen' }
const dealer = {
  id: 'sample-nam-phong',
  kind: 'fitter',
  name: 'อู่น้ำพอง',
  province,
  district: { id: 'น้ำพอง', name: 'น้ำพอง' },
  lat: 16.7,
  lng: 102.8,
  phones: ['02-000-0138'],
  hours: { weekly: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }, exceptions: [] },
}
const found = (over: object = {}) => ({
  place: { name: 'ขอนแก่น', province, lat: 16.4, lng: 102.8 },
  anyTime: false,
  inProvince: 1,
  dealers: [{ dealer, km: 29.4 }],
  ...over,
})

/** What the finder asks, operation by operation. */
const asked = () => callCompany.mock.calls.filter(([operation]) => operation === 'findDealers')

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  callCompany.mockImplementation((operation: string) =>
    Promise.resolve(
      operation === 'findDealers' ? found() : [{ province, amphur: dealer.district, tambon: {}, postcode: '40140' }],
    ),
  )
})

const show = async () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DealerFinder locale="th">
        <p>all provinces</p>
      </DealerFinder>
    </SWRConfig>,
    await withMessages('th', finderMessages),
  )
const typePlace = async () => {
  await userEvent.type(screen.getByRole('combobox', { name: finder.place }), 'น้ำพอง')
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option'))
}

describe('the finder of dealers', () => {
  it('asks nothing of the device and of the company before a place is given', async () => {
    const getCurrentPosition = vi.fn()
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, language: navigator.language })
    await show()
    expect(screen.getByText('all provinces')).toBeVisible()
    expect([getCurrentPosition.mock.calls.length, asked().length]).toEqual([0, 0])
    vi.unstubAllGlobals()
  })

  it('finds who does the job on the day, from a typed place', async () => {
    await show()
    await typePlace()
    expect(await screen.findByRole('link', { name: dealer.name })).toHaveAttribute(
      'href',
      '/th/whereToBuy/khon-kaen/sample-nam-phong',
    )
    expect(screen.getByRole('link', { name: /02-000-0138/ })).toHaveAttribute('href', 'tel:020000138')
    expect(screen.getByText('29 กม.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: jobs['n2-recharge'] }))
    await userEvent.click(screen.getByRole('button', { name: finder.opens.sun }))
    await waitFor(() =>
      expect(asked().at(-1)?.[1]).toEqual({
        lang: 'th',
        near: { province: 'ขอนแก่น', district: 'น้ำพอง' },
        capability: 'n2-recharge',
        open: 'sun',
        limit: 10,
      }),
    )
    expect(JSON.parse(localStorage.getItem('place') ?? '')).toEqual({ province: 'ขอนแก่น', district: 'น้ำพอง' })
  })

  it('keeps the focus in the answer when one that did not come is there after all', async () => {
    localStorage.setItem('place', JSON.stringify({ province: 'ขอนแก่น' }))
    callCompany.mockRejectedValueOnce(new Error('down'))
    await show()
    await userEvent.click(await screen.findByRole('button', { name: finder.retry }))
    expect(await screen.findByRole('link', { name: dealer.name })).toBeVisible()
    expect(screen.getByRole('region', { name: /ขอนแก่น/ })).toHaveFocus()
  })

  it('asks for another place where the first was typed', async () => {
    await show()
    await typePlace()
    await userEvent.click(await screen.findByRole('button', { name: finder.change }))
    expect(screen.getByRole('combobox', { name: finder.place })).toHaveFocus()
    expect(screen.queryByRole('link', { name: dealer.name })).not.toBeInTheDocument()
  })

  it('says how far the nearest is when there is none in the province', async () => {
    callCompany.mockImplementation((operation: string) =>
      Promise.resolve(operation === 'findDealers' ? found({ inProvince: 0, anyTime: true }) : []),
    )
    localStorage.setItem('place', JSON.stringify({ province: 'เลย' }))
    await show()
    expect(await screen.findByText(/^ในขอนแก่นยังไม่มี แห่งที่ใกล้ที่สุดอยู่ห่าง 29.กม\.$/)).toBeVisible()
    expect(screen.getByText(finder.anyTime)).toBeVisible()
  })

  it('keeps a position rounded to a hundredth of a degree, and goes on without one', async () => {
    const getCurrentPosition = vi.fn((tell: (at: object) => void) =>
      tell({ coords: { latitude: 16.43219, longitude: 102.82363 } }),
    )
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    await show()
    await userEvent.click(screen.getByRole('button', { name: finder.position }))
    await waitFor(() => expect(asked()[0]?.[1]).toMatchObject({ near: { lat: 16.43, lng: 102.82 } }))
    getCurrentPosition.mockImplementation((_tell, ...[refuse]: unknown[]) => (refuse as () => void)())
    await userEvent.click(screen.getByRole('button', { name: finder.position }))
    expect(screen.getByText(finder.denied)).toBeVisible()
  })
})
