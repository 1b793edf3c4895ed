import { describe, expect, it } from 'vitest'
import { langs, type Lang } from '@/lib/contract/common'
import { productKinds, type Product, type ProductKind } from '@/lib/contract/product'
import { makeDrawn } from '@/lib/drawings/products.fixture'
import { readPdfQrCodes } from '@/tests/support/pdf-qr-codes'
import { manualGroups } from './manual/groups'
import { readManualWords } from './manual/words'
import { writeManual } from './manual/write-manual'
import { rememberPaper } from './recent-papers'
import { writeSerialCards } from './serial-cards'
import { writeWarrantyCertificate, type CertificateData } from './warranty-certificate'

/** A paper may take long beside other work; alone it takes half a second. */
const patient = 60_000
const names = { en: 'Rear shock 330 mm for PCX160', th: 'โช้คหลัง 330 มม. สำหรับ พีซีเอ็กซ์ 160', ja: 'リアショック 330 mm（PCX160 用）' } as const satisfies Record<Lang, string>

function makeProduct(kind: ProductKind, lang: Lang): Product {
  const drawn = makeDrawn(kind)
  return {
    ...drawn, id: 'sample-shock-kx10', code: 'KX10-330TRL-01B', name: names[lang], tagline: '', description: '', family: 'bigbike', series: 'z-series', axle: 'rear', spec: { ...drawn.spec, gasBar: 10, airMaxBar: kind === 'air-kit' ? 12 : null },
    priceThb: null, releasedOn: '2026-01-01', verdict: null, documents: [], fitmentCount: 1,
    setups: [{ column: 'factory', preload: 4, rebound: 12, compression: 10, highSpeed: 8, sagMm: 20 }],
  }
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const countPages = (bytes: Uint8Array) => latin(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

describe('words of the manuals', () => {
  it.each(manualGroups)('%s has as many points in every language', async (group) => {
    const [en, th, ja] = await Promise.all(langs.map((lang) => readManualWords(lang, group)))
    const shape = (some: typeof en) => some && [...Object.values(some.words), ...Object.values(some.common)].map((value) => (Array.isArray(value) ? value.length : typeof value))
    expect(shape(th)).toEqual(shape(en))
    expect(shape(ja)).toEqual(shape(en))
  })
})

describe('manuals', () => {
  it.each(productKinds.map((kind, i) => [kind, langs[i % langs.length] ?? 'en'] as const))('%s in %s is a light file of few pages', async (kind, lang) => {
    const bytes = await writeManual(makeProduct(kind, lang), lang, 'https://www.example.com')
    expect(latin(bytes.slice(0, 5))).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(300_000)
    expect(countPages(bytes)).toBeGreaterThanOrEqual(4)
    expect(countPages(bytes)).toBeLessThanOrEqual(8)
    expect(latin(bytes)).toContain(`/Lang (${lang})`)
  }, patient)
})

const certificate: CertificateData = {
  number: 'W26-004217', statusText: 'Active', productName: names.en, productCode: 'KX10-330TRL-01B', drawn: makeDrawn('mono-shock'), serials: ['2614A-04217-K', '2614A-04218-H'], owner: 'Somchai Jaidee',
  vehicle: 'Honda PCX160 (2021–)', boughtOn: '2026-11-14', registeredOn: '2026-11-21', coveredUntil: '2028-11-13', coveredKm: 20_000, dealer: 'Sample Motor', checkUrl: 'https://www.example.com/services/warranty/checkWarranty',
}

describe('warranty certificate', () => {
  it.each(langs)('is one page in %s, with and without what may be missing', async (lang) => {
    const bytes = await writeWarrantyCertificate(certificate, lang)
    expect(countPages(bytes)).toBe(1)
    expect(readPdfQrCodes(bytes)).toEqual([certificate.checkUrl])
    expect(countPages(await writeWarrantyCertificate({ ...certificate, drawn: null, dealer: null, coveredKm: null, productName: names[lang].repeat(3) }, lang))).toBe(1)
  }, patient)
})

describe('serial cards', () => {
  it('prints eight to a page', async () => {
    const card = { productCode: 'KX10-330TRL-01B', productName: names.th, serial: '2614A-04217-K', registerUrl: 'https://www.example.com/services/warranty/register?serial=2614A-04217-K' }
    expect(countPages(await writeSerialCards(Array.from({ length: 9 }, () => card), 'th'))).toBe(2)
    await expect(writeSerialCards([], 'th')).rejects.toThrow(RangeError)
  }, patient)

  it('carries codes that a scanner reads', async () => {
    const urls = ['2614A-04217-Y', '2640A-09600-4', '2601A-00001-D'].map((serial) => `https://www.example.com/jp/services/warranty/register?serial=${serial}`)
    const cards = urls.map((registerUrl) => ({ productCode: 'KX10-330TRL-01B', productName: names.ja, serial: registerUrl.slice(-13), registerUrl }))
    expect(readPdfQrCodes(await writeSerialCards(cards, 'ja'))).toEqual(urls)
  }, patient)
})

describe('rememberPaper', () => {
  it('writes once for the same facts and again after a failure', async () => {
    let written = 0
    const write = () => Promise.resolve(new Uint8Array([++written]))
    await expect(rememberPaper('broken', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
    const [first, second] = await Promise.all([rememberPaper('facts', write), rememberPaper('facts', write)])
    expect(first).toBe(second)
    await rememberPaper('other facts', write)
    expect(written).toBe(2)
    expect(await rememberPaper('broken', write)).toEqual(new Uint8Array([3]))
  })
})
