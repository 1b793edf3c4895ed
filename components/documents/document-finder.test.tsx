import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { vehicleStore } from '@/components/fitment/vehicle-store'
import { downloadKinds, type DownloadKind, type FileDownload } from '@/lib/contract/document'
import en from '@/messages/en/documents.json'
import { withMessages } from '@/tests/support/with-messages'
import { DocumentFinder } from './document-finder'
import { finderMessages } from './document-messages'
import { formatBytes } from '@/lib/utils/format-bytes'
import { hrefIn } from './group-documents'
import { callCompany } from '@/tests/support/browser-company'

const download = (kind: DownloadKind, bytes: number | null = null): FileDownload => ({
  id: `part-1/${kind}`,
  kind,
  product: { id: 'part-1', code: 'TG36-330', name: 'Rear shock', family: 'scooter' },
  format: kind === 'drawing' ? 'svg' : 'pdf',
  languages: kind === 'drawing' ? [] : ['en', 'th', 'ja'],
  href: `/api/documents/products/part-1/${kind}?lang=en`,
  bytes,
  updatedOn: '2026-10-02',
})
const answer = {
  items: [download('manual'), download('drawing', 14_230)],
  total: 130,
  page: 1,
  pageSize: 48,
  vehicles: [{ id: 'honda-pcx160-2021', brand: 'Honda', model: 'PCX160', generation: 'KF47' }],
}

beforeEach(() => {
  vi.clearAllMocks()
  vehicleStore.write(null)
  window.history.replaceState(null, '', '/services/download')
  callCompany.mockImplementation((operation: string) =>
    Promise.resolve(operation === 'getVehicle' ? { brand: 'Honda', model: 'PCX160', generation: 'KF47' } : answer),
  )
})

async function show(only: DownloadKind | null = null) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DocumentFinder locale="en" productHref="/products/" kinds={downloadKinds} only={only}>
        <p>Newest</p>
      </DocumentFinder>
    </SWRConfig>,
    await withMessages('en', finderMessages),
  )
}
const lastInput = (): unknown =>
  callCompany.mock.calls.filter(([operation]) => operation === 'getFileDownloads').at(-1)?.[1]

describe('document finder', () => {
  it('has the focus when documents that did not come are there after all', async () => {
    callCompany.mockRejectedValueOnce(new Error('down'))
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Manual' }))
    await userEvent.click(await screen.findByRole('button', { name: en.finder.retry }))
    expect(document.activeElement).toContainElement(await screen.findByTestId('document-count'))
    expect(document.body).not.toHaveFocus()
  })

  it('shows the stored list until something is chosen', async () => {
    await show()
    expect(screen.getByText('Newest')).toBeInTheDocument()
    expect(callCompany).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Manual' }))
    expect(await screen.findByTestId('document-count')).toHaveTextContent('Documents 1–2 of 130')
    expect(screen.queryByText('Newest')).not.toBeInTheDocument()
    expect(window.location.search).toBe('?kind=manual')
  })

  it('tells format, size, date and the other languages', async () => {
    await show()
    await userEvent.type(screen.getByRole('searchbox'), 'tg36')
    expect(await screen.findByRole('link', { name: /^Manual/ })).toHaveAttribute(
      'href',
      '/api/documents/products/part-1/manual?lang=en',
    )
    expect(screen.getByRole('link', { name: /^Thai/ })).toHaveAttribute(
      'href',
      '/api/documents/products/part-1/manual?lang=th',
    )
    expect(screen.getByText(/^14 kB · data of Oct(ober)? 2026$/)).toBeInTheDocument()
    expect(screen.getByText(/^Generated when you download it/)).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { name: 'Rear shock' })).toHaveLength(1)
  })

  it('narrows to a vehicle the text names and lets go of it', async () => {
    await show('manual')
    await userEvent.type(screen.getByRole('searchbox'), 'pcx')
    await userEvent.click(await screen.findByRole('button', { name: 'For Honda PCX160 KF47' }))
    await waitFor(() =>
      expect(lastInput()).toEqual({
        lang: 'en',
        q: '',
        page: 1,
        pageSize: 48,
        kind: 'manual',
        vehicle: 'honda-pcx160-2021',
      }),
    )
    expect(window.location.search).toBe('?vehicle=honda-pcx160-2021')
    await userEvent.click(await screen.findByRole('button', { name: 'For Honda PCX160 KF47: remove this choice' }))
    expect(screen.getByText('Newest')).toBeInTheDocument()
  })

  it('offers the remembered vehicle', async () => {
    vehicleStore.write({ id: 'honda-pcx160-2021', year: 2021, names: { en: 'Honda PCX160' } })
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'For my vehicle: Honda PCX160' }))
    await waitFor(() => expect(lastInput()).toMatchObject({ vehicle: 'honda-pcx160-2021' }))
  })

  it('follows a link to one product and ignores nonsense in it', async () => {
    window.history.replaceState(null, '', '/services/download?product=part-1&vehicle=%22%3E&kind=secret')
    await show()
    await waitFor(() => expect(lastInput()).toEqual({ lang: 'en', q: '', page: 1, pageSize: 48, product: 'part-1' }))
  })

  it('pages on, and says when there is nothing or no answer', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Manual' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(lastInput()).toMatchObject({ page: 2 }))
    callCompany.mockResolvedValue({ ...answer, items: [], total: 0, vehicles: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Drawing' }))
    expect(await screen.findByRole('heading', { name: 'No document found' })).toBeInTheDocument()
    callCompany.mockRejectedValue(new Error('down'))
    await userEvent.click(screen.getByRole('button', { name: 'Data sheet' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  })
})

describe('addresses and sizes', () => {
  it('change only the language', () => expect(hrefIn('/a/b.pdf?lang=en', 'ja')).toBe('/a/b.pdf?lang=ja'))
  it.each([
    [812, '812 B'],
    [3420, '3.4 kB'],
    [46_100, '46 kB'],
    [1_840_000, '1.8 MB'],
  ])('%i bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
})
