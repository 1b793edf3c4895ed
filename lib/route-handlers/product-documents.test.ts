import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiErrorSchema } from '@/lib/contract/errors'
import type { Product, ProductInfo } from '@/lib/contract/product'
import { drawnProducts } from '@/lib/drawings/sample-products'
import { rateLimitPlans } from '@/lib/server/http/rate-limits'
import { from } from '@/tests/support/company-calls'
import { answerProductDocument } from './product-documents'

const drawn = drawnProducts.find(({ kind }) => kind === 'bushing') ?? drawnProducts[0]
const info = {
  product: {
    ...drawn,
    id: 'sample-bushing',
    code: 'KX10-000-03B',
    name: 'Bushing',
    tagline: '',
    description: '',
    family: 'spares',
    series: 'service',
    price: null,
    releasedOn: '2026-01-01',
    verdict: null,
    setups: [],
    documents: [],
    fitmentCount: 0,
    formerCodes: [],
    originalNumbers: [],
  },
  fitments: [],
  related: [],
}

const reads = vi.hoisted(() => ({
  readProduct: vi.fn<(lang: string, id: string) => Promise<Product | null>>(),
  readProductInfo: vi.fn<(lang: string, id: string) => Promise<ProductInfo | null>>(),
}))
vi.mock('@/lib/data/products', () => reads)
vi.mock('@/lib/server/pdf/pdfs', () => import('@/tests/support/pdfs'))
afterEach(() => {
  reads.readProduct.mockReset()
  reads.readProductInfo.mockReset()
})

const product = info.product as unknown as Product
const ask = (file: string, lang = 'en', address = '192.0.2.1') =>
  answerProductDocument(
    new Request(`http://localhost/api/documents/products/sample-bushing/${file}?lang=${lang}`, {
      headers: from(address),
    }),
    { id: 'sample-bushing', file },
  )

describe('answerProductDocument', () => {
  it('answers the manual as a PDF in the language asked for, shown rather than saved', async () => {
    reads.readProduct.mockResolvedValue(product)
    const response = await ask('manual.pdf', 'th')
    expect(reads.readProduct).toHaveBeenCalledWith('th', 'sample-bushing')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="KX10-000-03B-manual-th.pdf"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await response.text()).startsWith('%PDF-')).toBe(true)
  }, 60_000)

  it('answers the data sheet as one page', async () => {
    reads.readProduct.mockResolvedValue(product)
    const response = await ask('data-sheet.pdf', 'ja')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="KX10-000-03B-data-sheet-ja.pdf"')
    expect((await response.text()).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  }, 60_000)

  it('gives dealers the data of the product alone', async () => {
    reads.readProduct.mockResolvedValue(product)
    const response = await ask('data.json')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="KX10-000-03B-data.json"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await response.json()).toEqual(product)
    expect(reads.readProductInfo).not.toHaveBeenCalled()
  })

  it('answers the fitments as a table', async () => {
    reads.readProductInfo.mockResolvedValue(info as unknown as ProductInfo)
    const response = await ask('fitments.csv')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="KX10-000-03B-fitments.csv"')
    expect(await response.text()).toMatch(/^"Vehicle","From","To".*"Ride-height change \(mm\)"\r\n/)
  })

  it.each(['manual.docx', 'constructor', '__proto__'])('knows no %s', async (file) => {
    expect((await ask(file)).status).toBe(404)
    expect(reads.readProduct).not.toHaveBeenCalled()
  })

  it.each(['manual.pdf', 'data-sheet.pdf', 'data.json', 'fitments.csv'])(
    'answers 404 for %s of a product that does not exist',
    async (file) => {
      reads.readProduct.mockResolvedValue(null)
      reads.readProductInfo.mockResolvedValue(null)
      expect((await ask(file)).status).toBe(404)
    },
  )

  it('limits a caller, and no other', async () => {
    reads.readProduct.mockResolvedValue(product)
    const statuses = await Promise.all(
      Array.from(
        { length: rateLimitPlans.document.points },
        async () => (await ask('data.json', 'en', '192.0.2.2')).status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await ask('data.json', 'en', '192.0.2.2')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(apiErrorSchema.parse(await refused.json()).error.code).toBe('TOO_MANY_REQUESTS')
    expect((await ask('data.json')).status).toBe(200)
  })
})
