import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import { consentStore } from '@/lib/utils/consent-store'
import en from '@/messages/en/consent.json'
import ja from '@/messages/ja/consent.json'
import { Consent } from './consent'
import { ConsentEntry } from './consent-entry'
import { callCompany } from '@/tests/support/browser-company'
import { usePathname } from '@/tests/support/navigation'

vi.mock('./measure-vitals', () => ({ measureVitals: () => {} }))
const external = { src: 'https://stats.example.com/s.js', attributes: { 'website-id': '7' } }
const fetched = vi.fn()
const script = () => document.querySelector<HTMLScriptElement>('script[data-after-consent]')

beforeEach(() => {
  localStorage.clear()
  usePathname.mockReturnValue('/products')
  callCompany.mockResolvedValue({})
  fetched.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (run: () => void) => window.setTimeout(run))
  vi.stubGlobal('cancelIdleCallback', (id: number) => window.clearTimeout(id))
  script()?.remove()
})

const layer = (title: string) => screen.findByRole('region', { name: title })

describe('the question of consent', () => {
  it('does nothing optional before it is answered, and never after a refusal', async () => {
    render(<Consent locale="en" seen={{}} external={external} />)
    await layer(en.layer.title)
    expect(localStorage).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: en.layer.refuse }))
    expect(screen.queryByRole('region')).toBeNull()
    await waitFor(() => expect(consentStore.read()?.sent).toBe(true))
    expect(fetched).not.toHaveBeenCalled()
    expect(script()).toBeNull()
    expect(callCompany).toHaveBeenCalledExactlyOnceWith(
      'AddConsent',
      expect.objectContaining({
        version: cookieConsentVersion,
        way: 'refuse-all',
        choices: { analytics: false, 'external-analytics': false },
        signal: false,
      }),
      { quiet: true },
    )
  })

  it('counts the page and loads the configured script once it is allowed, in any language', async () => {
    const { unmount } = render(<Consent locale="en" seen={{ query: 'pcx', found: true }} external={external} />)
    await layer(en.layer.title)
    await userEvent.click(screen.getByRole('button', { name: en.layer.accept }))
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    const [address, options] = fetched.mock.calls[0] as [string, RequestInit & { body: string }]
    expect(address).toBe('/api/company/api/analytics/count')
    expect(options).toMatchObject({ credentials: 'omit', keepalive: true })
    expect(JSON.parse(options.body)).toMatchObject({
      version: cookieConsentVersion,
      despiteSignal: false,
      view: { missing: false, search: { query: 'pcx', found: true } },
    })
    expect(script()?.src).toBe(external.src)
    expect(script()?.getAttribute('data-website-id')).toBe('7')
    unmount()
    render(<Consent locale="ja" seen={{}} external={external} />)
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('asks again under a newer policy, and sends a receipt that did not arrive', async () => {
    callCompany.mockRejectedValueOnce(new Error('offline'))
    const { unmount } = render(<Consent locale="en" seen={{}} />)
    await layer(en.layer.title)
    await userEvent.click(screen.getByRole('button', { name: en.layer.refuse }))
    await waitFor(() => expect(callCompany).toHaveBeenCalledTimes(1))
    expect(consentStore.read()?.sent).toBe(false)
    unmount()
    const second = render(<Consent locale="en" seen={{}} />)
    await waitFor(() => expect(consentStore.read()?.sent).toBe(true))
    second.unmount()
    const answered = consentStore.read()
    if (answered) consentStore.write({ ...answered, version: '2026-11' })
    render(<Consent locale="ja" seen={{}} />)
    expect(await layer(ja.layer.title)).toBeVisible()
  })

  it('says that the browser sends its signal, and ticks nothing', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    render(<Consent locale="en" seen={{}} />)
    expect(await layer(en.layer.title)).toHaveTextContent(en.layer.signal)
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
})

it('an answer is changed at the foot of the page as easily as it was given', async () => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  render(<ConsentEntry locale="en" label={en.choices.title} />)
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: en.choices.title }))
    return screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(en.purposes.analytics.name) })
  }
  expect((await open()).checked).toBe(false)
  await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(en.purposes.analytics.name) }))
  await userEvent.click(screen.getByRole('button', { name: en.choices.save }))
  expect(consentStore.read()).toMatchObject({ way: 'choices', given: ['analytics'] })
  const receipt = consentStore.read()?.receipt ?? ''
  await act(async () => {})
  expect((await open()).checked).toBe(true)
  expect(screen.getByText(receipt)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: en.layer.refuse }))
  expect(consentStore.read()).toMatchObject({ way: 'refuse-all', given: [], receipt })
})
