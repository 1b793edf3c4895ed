import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { withMessages } from '@/tests/support/with-messages'
import { sampleCodes } from '@/lib/domain/sample-codes'
import { codeMessages } from './code-messages'
import { CodeReader } from './code-reader'
import { callCompany } from '@/tests/support/browser-company'

const links = {
  product: '/products/',
  documents: '/services/download',
  register: '/services/warranty/register',
  check: '/services/warranty/checkWarranty',
  search: '/search',
}
const product = (code: string) => ({
  kind: 'product',
  matched: 'code',
  score: 1,
  product: { id: code.toLowerCase(), code, name: `Part ${code}` },
})

beforeEach(() => {
  vi.clearAllMocks()
  window.history.replaceState(null, '', '/services/productCode')
  callCompany.mockResolvedValue({
    hits: [product('TG36-330TRCL-07B'), product('TG36-330TRCL-08B')],
    nearest: false,
  })
})

async function show(locale: Locale = 'en') {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CodeReader locale={locale} links={links} examples={['TG36-330TRCL-07B']} />
    </SWRConfig>,
    await withMessages(locale, codeMessages),
  )
}
const field = () => screen.getByRole('textbox', { name: /Part number or serial|รหัสสินค้าหรือหมายเลขซีเรียล/ })
const ruler = () =>
  within(screen.getByRole('list', { name: /character by character|ทีละตำแหน่ง|各部分/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('code reader', () => {
  it('explains a part number place by place and finds its product', async () => {
    await show()
    await userEvent.type(field(), 'tg36330trcl07b')
    expect(screen.getByTestId('code-state')).toHaveTextContent('A complete part number.')
    expect(ruler()[0]).toBe('TKind of partTwin shock')
    expect(ruler()[2]).toBe('36SizeDamper body Ø 36 mm')
    expect(ruler()[4]?.replaceAll('\u00A0', ' ')).toBe(
      'TRCLAdjustersPreload, threaded · Rebound · Compression · Length',
    )
    expect(ruler()[6]).toBe('BColourBlack')
    expect(await screen.findByRole('link', { name: 'Part TG36-330TRCL-07B' })).toHaveAttribute(
      'href',
      '/products/tg36-330trcl-07b',
    )
    expect(screen.getByRole('link', { name: 'Manual (PDF)' })).toHaveAttribute(
      'href',
      '/api/documents/products/tg36-330trcl-07b/manual.pdf?lang=en',
    )
    expect(screen.queryByRole('link', { name: 'Part TG36-330TRCL-08B' })).not.toBeInTheDocument()
  })

  it('reads a beginning, in Thai, and lists what begins so', async () => {
    await show('th')
    await userEvent.type(field(), 'TG36-330')
    expect(ruler()).toHaveLength(4)
    expect(ruler()[3]).toMatch(/330.mm/)
    expect(await screen.findByText('สินค้าที่รหัสขึ้นต้นแบบนี้')).toBeInTheDocument()
  })

  it('names the wrong place', async () => {
    await show()
    await userEvent.type(field(), 'XG36-330')
    expect(ruler()[0]).toContain('Not used in this position')
    expect(screen.getByTestId('code-state')).toHaveTextContent('One character does not fit our scheme')
  })

  it('takes a serial from the address and leads to its registration', async () => {
    window.history.replaceState(null, '', `/services/productCode?serial=${sampleCodes.serial}`)
    await show()
    expect(field()).toHaveValue(sampleCodes.serial)
    expect(ruler()).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'Register the warranty' })).toHaveAttribute(
      'href',
      `/services/warranty/register?serial=${sampleCodes.serial}`,
    )
    expect(screen.getByText(/week beginning 30 March 2026/)).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Part number on the same label'), 'TG36-330TRCL-07B')
    expect(await screen.findByRole('link', { name: 'Part TG36-330TRCL-07B' })).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Part number or serial'), '{Backspace}9')
    expect(screen.getByTestId('code-state')).toHaveTextContent('One character is wrong')
    expect(screen.queryByRole('link', { name: 'Register the warranty' })).not.toBeInTheDocument()
  })

  it('sends anything else to the search', async () => {
    await show()
    await userEvent.type(field(), 'Honda PCX')
    expect(screen.getByRole('link', { name: 'Search the site for this text' })).toHaveAttribute(
      'href',
      '/search?q=Honda%20PCX',
    )
    expect(callCompany).not.toHaveBeenCalled()
  })

  it('keeps its reading when the company does not answer', async () => {
    callCompany.mockRejectedValue(new Error('down'))
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'TG36-330TRCL-07B' }))
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument()
    expect(ruler()).toHaveLength(7)
  })
})
