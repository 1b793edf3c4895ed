import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProductInfo } from '@/lib/contract/product'
import { drawnProducts } from '@/lib/drawings/products.fixture'
import { answerProductDocument } from './product-documents'

const drawn = drawnProducts.find(({ kind }) => kind === 'bushing') ?? drawnProducts[0]
const info = {
  product: {
    ...drawn, id: 'sample-bushing', code: 'KX10-000-03B', name: 'Bushing', tagline: '', description: '', family: 'spares', series: 'service', priceThb: null, releasedOn: '2026-01-01',
    verdict: null, setups: [], documents: [], fitmentCount: 0,
  },
  fitments: [],
  related: [],
}

const readProductInfo = vi.hoisted(() => vi.fn<(lang: string, id: string) => Promise<ProductInfo | null>>())
vi.mock('./products', () => ({ readProductInfo }))
vi.mock('next-intl/server', () => import('@/tests/support/server-translations'))
afterEach(() => readProductInfo.mockReset())

const ask = (file: string, lang = 'en') => answerProductDocument(new Request(`http://localhost/api/documents/products/sample-bushing/${file}?lang=${lang}`), { id: 'sample-bushing', file })

describe('answerProductDocument', () => {
  it('answers the manual as a PDF in the language asked for, shown rather than saved', async () => {
    readProductInfo.mockResolvedValue(info as unknown as ProductInfo)
    const response = await ask('manual.pdf', 'th')
    expect(readProductInfo).toHaveBeenCalledWith('th', 'sample-bushing')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="KX10-000-03B-manual-th.pdf"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await response.text()).startsWith('%PDF-')).toBe(true)
  }, 60_000)

  it('answers the data sheet as before', async () => {
    readProductInfo.mockResolvedValue(info as unknown as ProductInfo)
    const response = await ask('data-sheet.json')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="KX10-000-03B-data-sheet.json"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it.each(['manual.docx', 'constructor', '__proto__'])('knows no %s', async (file) => {
    expect((await ask(file)).status).toBe(404)
    expect(readProductInfo).not.toHaveBeenCalled()
  })

  it('answers 404 for a product that does not exist', async () => {
    readProductInfo.mockResolvedValue(null)
    expect((await ask('manual.pdf')).status).toBe(404)
  })
})
