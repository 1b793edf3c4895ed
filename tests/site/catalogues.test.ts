import { describe, expect, it } from 'vitest'
import { catalogueNames, catalogueSchema, type CatalogueName } from '@/lib/contract/catalogue'
import { cutCatalogue, isOnePage } from '@/lib/domain/catalogue-sheets'
import { localizePath } from '@/lib/i18n/locales'
import { robotsOf } from '@/tests/e2e/support/every'
import { languages, words } from '@/tests/e2e/support/words'
import { sharedSite } from './support/shared-site'

const headers = { cookie: 'i18n_redirected=en' }
/** Bytes of a stored page before compression. */
const heaviest = 400_000

const site = sharedSite()

const open = async (path: string) => {
  const { status, text } = await site.ask(path, { headers })
  expect(status, path).toBe(200)
  expect(Buffer.byteLength(text), path).toBeLessThan(heaviest)
  return text
}

async function readCatalogue(name: CatalogueName) {
  const { text } = await site.ask(`/api/company/api/catalogues?name=${name}&lang=en`)
  return catalogueSchema.parse(JSON.parse(text))
}

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const hashesOf = (html: string, path: string) =>
  [...html.matchAll(/href="([^"#]*)#([^"]+)"/g)].flatMap(([, address, hash]) =>
    address === '' || address?.startsWith(path) ? { address: address || path, hash } : [],
  )

describe.each(catalogueNames)('%s', (name) => {
  it.each(languages)('opens with contents, a list for search engines and its PDF, in $locale', async ({ locale }) => {
    const path = localizePath(`/catalogue/${name}`, locale)
    const html = await open(path)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain(words[locale].catalogue.contents)
    expect(html).toContain('"@type":"ItemList"')
    expect(html).toContain(`/api/documents/catalogues/${name}.pdf?lang=${locale}`)
    expect(robotsOf(html)).toMatch(/^index/)
  })

  it('leads from its indexes to the line of every part', async () => {
    const catalogue = await readCatalogue(name)
    const path = `/catalogue/${name}`
    const sheets = isOnePage(catalogue) ? [path] : cutCatalogue(catalogue).map(({ slug }) => `${path}/${slug}`)
    const pages = new Map<string, string>()
    for (const sheet of sheets) pages.set(sheet, await open(sheet))
    const ids = new Map([...pages].map(([sheet, html]) => [sheet, idsOf(html)]))
    const lost = [...pages].flatMap(([sheet, html]) =>
      hashesOf(html, path)
        .map(({ address, hash }) => ({ address: address === path && !pages.has(path) ? null : address, hash, sheet }))
        .filter(({ address, hash }) => address !== null && !ids.get(address === path ? path : address)?.has(hash)),
    )
    expect(lost.slice(0, 5)).toEqual([])
    const all = [...pages.values()].join('')
    for (const { sections } of catalogue.chapters)
      for (const { parts } of sections) for (const { id } of parts) expect(all).toContain(`href="/products/${id}"`)
  }, 60_000)
})

it('a page that a catalogue does not have is not found', async () => {
  for (const path of ['Master-Catalogue/boats', 'Master-Catalogue/scooter-9', 'Vespa/vespa', 'Nothing/scooter'])
    expect((await site.ask(`/catalogue/${path}`, { headers })).status, path).toBe(404)
})

describe('the PDF', () => {
  it('is written when it was not made ahead, and then kept', async () => {
    const ask = () => site.ask('/api/documents/catalogues/Vespa.pdf?lang=th')
    const [first, second] = [await ask(), await ask()]
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['content-disposition']).toBe('inline; filename="yss-vespa-th.pdf"')
    expect(first.text.startsWith('%PDF-')).toBe(true)
    expect(second.text).toBe(first.text)
  }, 60_000)

  it.each(['Boats.pdf', 'Vespa.docx', '__proto__'])('knows no %s', async (file) => {
    expect((await site.ask(`/api/documents/catalogues/${file}`)).status).toBe(404)
  })
})
