import '@/tests/support/environment'
import { describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import type { Product } from '@/lib/contract/product'
import { productKinds, type ProductKind } from '@/lib/contract/product-words'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { isLong } from '@/tests/support/long'
import { readPdfQrCodes } from '@/tests/support/pdf-qr-codes'
import { manualGroups } from '@/lib/content/manual-groups'
import { readManualWords } from '@/lib/content/manual-words'
import { writeManual } from './manual/write-manual'
import type { PdfStore } from './pdf-store'
import { createPdfs } from './pdfs'
import { writeSerialCards } from './serial-cards'
import { writeWarrantyCertificate, type CertificateData } from './warranty-certificate'
import type { ManualFacts, PdfBytes } from './write-pdf'

/** A document may take long beside other work; alone it takes half a second. */
const patient = 60_000
/** Each kind has the same layout with other groups of text, so that a few tell of all on a usual day. */
const tried = productKinds.filter((_, i) => isLong || i % 5 === 0)
const names = {
  en: 'Rear shock 330 mm for PCX160',
  th: 'โช้คหลัง 330 mm สำหรับ PCX160',
  ja: 'リアショック 330 mm（PCX160 用）',
} as const satisfies Record<Lang, string>

function makeProduct(kind: ProductKind, lang: Lang): Product {
  const drawn = makeDrawn(kind)
  return {
    ...drawn,
    id: 'sample-shock-kx10',
    code: 'KX10-330TRL-01B',
    name: names[lang],
    tagline: '',
    description: '',
    family: 'bigbike',
    series: 'z-series',
    axle: 'rear',
    spec: { ...drawn.spec, gasBar: 10, airMaxBar: kind === 'air-kit' ? 12 : null },
    price: null,
    releasedOn: '2026-01-01',
    verdict: null,
    documents: [],
    fitmentCount: 1,
    formerCodes: [],
    originalNumbers: [],
    setups: [{ column: 'factory', preload: 4, rebound: 12, compression: 10, highSpeed: 8, sagMm: 20 }],
  }
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const countPages = (bytes: Uint8Array) => latin(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

describe('words of the manuals', () => {
  it.each(manualGroups)('%s has as many points in every language', async (group) => {
    const [en, th, ja] = await Promise.all(langs.map((lang) => readManualWords(lang, group)))
    const shape = (some: typeof en) =>
      some &&
      [...Object.values(some.words), ...Object.values(some.common)].map((value) =>
        Array.isArray(value) ? value.length : typeof value,
      )
    expect(shape(th)).toEqual(shape(en))
    expect(shape(ja)).toEqual(shape(en))
  })
})

describe('manuals', () => {
  it.each(tried.map((kind, i) => [kind, langs[i % langs.length] ?? 'en'] as const))(
    '%s in %s is a light file of few pages',
    async (kind, lang) => {
      const bytes = await writeManual(makeProduct(kind, lang), lang, 'https://www.example.com')
      expect(latin(bytes.slice(0, 5))).toBe('%PDF-')
      expect(bytes.length).toBeLessThan(300_000)
      expect(countPages(bytes)).toBeGreaterThanOrEqual(4)
      expect(countPages(bytes)).toBeLessThanOrEqual(8)
      expect(latin(bytes)).toContain(`/Lang (${lang})`)
    },
    patient,
  )
})

const certificate: CertificateData = {
  number: 'W26-004217',
  statusText: 'Active',
  productName: names.en,
  productCode: 'KX10-330TRL-01B',
  drawn: makeDrawn('mono-shock'),
  serials: ['2614A-04217-K', '2614A-04218-H'],
  owner: 'Somchai Jaidee',
  vehicle: 'Honda PCX160 (2021–)',
  boughtOn: '2026-11-14',
  registeredOn: '2026-11-21',
  coveredUntil: '2028-11-13',
  coveredKm: 20_000,
  limitKm: 20_000,
  dealer: 'Sample Motor',
  checkUrl: 'https://www.example.com/services/warranty/checkWarranty',
}

describe('warranty certificate', () => {
  it.each(langs)(
    'is one page in %s, with and without what may be missing',
    async (lang) => {
      const bytes = await writeWarrantyCertificate(certificate, lang)
      expect(countPages(bytes)).toBe(1)
      expect(readPdfQrCodes(bytes)).toEqual([certificate.checkUrl])
      expect(
        countPages(
          await writeWarrantyCertificate(
            { ...certificate, drawn: null, dealer: null, coveredKm: null, productName: names[lang].repeat(3) },
            lang,
          ),
        ),
      ).toBe(1)
    },
    patient,
  )
})

describe('serial cards', () => {
  it(
    'prints eight to a page',
    async () => {
      const card = {
        productCode: 'KX10-330TRL-01B',
        productName: names.th,
        serial: '2614A-04217-K',
        registerUrl: 'https://www.example.com/services/warranty/register?serial=2614A-04217-K',
      }
      expect(
        countPages(
          await writeSerialCards(
            Array.from({ length: 9 }, () => card),
            'th',
          ),
        ),
      ).toBe(2)
      await expect(writeSerialCards([], 'th')).rejects.toThrow(RangeError)
    },
    patient,
  )

  it(
    'carries codes that a scanner reads',
    async () => {
      const urls = ['2614A-04217-Y', '2640A-09600-4', '2601A-00001-D'].map(
        (serial) => `https://www.example.com/jp/services/warranty/register?serial=${serial}&part=KX10-330TRL-01B`,
      )
      const cards = urls.map((registerUrl) => ({
        productCode: 'KX10-330TRL-01B',
        productName: names.ja,
        serial: registerUrl.slice(-34, -21),
        registerUrl,
      }))
      expect(readPdfQrCodes(await writeSerialCards(cards, 'ja'))).toEqual(urls)
    },
    patient,
  )
})

describe('createPdfs', () => {
  const manual: ManualFacts = {
    kind: 'manual',
    product: makeProduct('twin-shock', 'en'),
    lang: 'en',
    siteUrl: 'https://www.example.com',
  }

  /** Documents of one byte, the first 1, the second 2; `kept` is what the store holds. */
  function openPdfs(kept: Map<string, PdfBytes>, version = 'build-1') {
    let written = 0
    const store: PdfStore = {
      read: (key) => Promise.resolve(kept.get(key) ?? null),
      write: async (key, bytes) => void kept.set(key, bytes),
    }
    const pdfs = createPdfs({
      store,
      version,
      write: ({ lang }) =>
        lang === 'th' ? Promise.reject(new Error('no font')) : Promise.resolve(new Uint8Array([++written])),
    })
    return { pdfs, written: () => written }
  }

  it('writes a manual once for the same facts, also for callers at the same time and after a restart', async () => {
    const kept = new Map<string, PdfBytes>()
    const { pdfs, written } = openPdfs(kept)
    expect(await Promise.all([pdfs.manual(manual), pdfs.manual({ ...manual })])).toEqual([
      new Uint8Array([1]),
      new Uint8Array([1]),
    ])
    expect(await pdfs.manual(manual)).toEqual(new Uint8Array([1]))
    expect(written()).toBe(1)
    const restarted = openPdfs(kept)
    await restarted.pdfs.manual(manual)
    expect(restarted.written()).toBe(0)
  })

  it.each<[string, Partial<ManualFacts>, string]>([
    ['language', { lang: 'ja' }, 'build-1'],
    ['product', { product: { ...manual.product, name: 'Another' } }, 'build-1'],
    ['address of the site', { siteUrl: 'https://other.example.com' }, 'build-1'],
    ['build', {}, 'build-2'],
  ])('writes another one for another %s', async (_what, change, version) => {
    const kept = new Map<string, PdfBytes>()
    await openPdfs(kept).pdfs.manual(manual)
    const { pdfs, written } = openPdfs(kept, version)
    await pdfs.manual({ ...manual, ...change })
    expect(written()).toBe(1)
    expect(kept.size).toBe(2)
  })

  it('tries again after a failure', async () => {
    const { pdfs } = openPdfs(new Map())
    await expect(pdfs.manual({ ...manual, lang: 'th' })).rejects.toThrow('no font')
    await expect(pdfs.manual({ ...manual, lang: 'th' })).rejects.toThrow('no font')
    expect(await pdfs.manual(manual)).toEqual(new Uint8Array([1]))
  })

  it('answers when the store cannot be written', async () => {
    const store: PdfStore = { read: () => Promise.resolve(null), write: () => Promise.reject(new Error('ENOSPC')) }
    const pdfs = createPdfs({ store, version: '', write: () => Promise.resolve(new Uint8Array([5])) })
    expect(await pdfs.manual(manual)).toEqual(new Uint8Array([5]))
  })

  it('keeps no certificate', async () => {
    const kept = new Map<string, PdfBytes>()
    const { pdfs, written } = openPdfs(kept)
    for (let i = 0; i < 2; i++) await pdfs.certificate({ kind: 'certificate', certificate, lang: 'en' })
    expect(written()).toBe(2)
    expect(kept.size).toBe(0)
  })
})
