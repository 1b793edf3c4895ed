import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { VerdictText } from '@/lib/data/verdict-text'
import type { Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/fitment.json'
import { LiveVerdict } from './live-verdict'
import { vehicleStore } from './vehicle-store'

const fits: VerdictText = { verdict: 'fits', label: en.verdicts.fits, reasons: [], nearest: null }
const short: VerdictText = {
  verdict: 'does-not-fit',
  label: en.verdicts['does-not-fit'],
  reasons: ['15 mm too short', 'clevis needed'],
  nearest: { href: '/products/gtx-370', label: 'This fits: GTX 370' },
}
const texts = { checking: en.checking, failed: en.failed, retry: en.retry }
const fetchMock = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  localStorage.clear()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})

function show(ids: readonly string[], locale: Locale = 'en', detailed = false) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      {ids.map((id, i) => (
        <LiveVerdict key={i} productId={id} locale={locale} texts={texts} detailed={detailed} />
      ))}
    </SWRConfig>,
  )
}

const askedFor = () =>
  fetchMock.mock.calls.map(([address]) => Object.fromEntries(new URL(address, 'http://site.test').searchParams))

describe('the live verdict', () => {
  it('asks nothing and shows nothing while no vehicle is chosen', async () => {
    const { container } = show(['a', 'b'])
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(container).toBeEmptyDOMElement()
  })

  it('asks once for all products of a page', async () => {
    vehicleStore.write({ id: 'honda-pcx160-2021', year: null, names: {} })
    fetchMock.mockImplementation(async () => Response.json({ a: fits, b: short }))
    show(['b', 'a', 'b', 'c'], 'en', true)
    expect(screen.getAllByText(en.checking).length).toBeGreaterThan(0)
    expect(await screen.findByText(en.verdicts.fits)).toBeInTheDocument()
    expect(screen.getAllByText('15 mm too short')).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: 'This fits: GTX 370' })[0]).toHaveAttribute('href', '/products/gtx-370')
    expect(screen.queryByText(en.checking)).toBeNull()
    expect(askedFor()).toEqual([{ vehicle: 'honda-pcx160-2021', lang: 'en', products: 'a,b,c' }])
  })

  it('says in lists the answer alone, so that no row grows, and its reasons to those who hear it', async () => {
    vehicleStore.write({ id: 'honda-pcx160-2021', year: null, names: {} })
    fetchMock.mockImplementation(async () => Response.json({ b: short }))
    show(['b'])
    expect(await screen.findByText(en.verdicts['does-not-fit'])).toBeInTheDocument()
    expect(screen.getByText('15 mm too short').closest('ul')).toHaveClass('sr-only')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('asks again for another vehicle', async () => {
    vehicleStore.write({ id: 'first', year: null, names: {} })
    fetchMock.mockImplementation(async () => Response.json({ a: fits }))
    show(['a'])
    await screen.findByText(en.verdicts.fits)
    fetchMock.mockImplementation(async () => Response.json({ a: short }))
    vehicleStore.write({ id: 'second', year: null, names: {} })
    expect(await screen.findByText('15 mm too short')).toBeInTheDocument()
    expect(askedFor().map(({ vehicle }) => vehicle)).toEqual(['first', 'second'])
  })

  it('asks in the language of the page', async () => {
    vehicleStore.write({ id: 'first', year: null, names: {} })
    fetchMock.mockImplementation(async () => Response.json({ a: fits }))
    show(['a'], 'ja')
    await screen.findByText(en.verdicts.fits)
    expect(askedFor()).toEqual([{ vehicle: 'first', lang: 'ja', products: 'a' }])
  })

  it.each([
    ['an error', async () => new Response('', { status: 502 })],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so after %s and tries again on request', async (_name, failing) => {
    vehicleStore.write({ id: 'first', year: null, names: {} })
    fetchMock.mockImplementationOnce(failing)
    show(['a'])
    expect(await screen.findByRole('status')).toHaveTextContent(en.failed)
    fetchMock.mockImplementation(async () => Response.json({ a: fits }))
    await userEvent.click(screen.getByRole('button', { name: en.retry }))
    const verdict = await screen.findByText(en.verdicts.fits)
    expect(document.activeElement).toContainElement(verdict)
    expect(document.body).not.toHaveFocus()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})
