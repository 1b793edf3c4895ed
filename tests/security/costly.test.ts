import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiErrorSchema } from '@/lib/contract/errors'
import { productIndexSchema } from '@/lib/contract/product'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { warrantiesAt } from '@/tests/e2e/support/warranty'
import { someVisitor } from '@/tests/e2e/support/visits'
import { startSite, type Answer, type Site } from './support/site'

const storeMb = 1

let site: Site
let ids: string[]
beforeAll(async () => {
  site = await startSite({ PAPERS_MAX_MB: String(storeMb) })
  ids = productIndexSchema.parse(JSON.parse((await site.ask('/api/company/api/products/all')).text)).map(({ id }) => id)
})
afterAll(() => site.stop())

const manualOf = (id: string | undefined, lang = 'ja') => `/api/documents/products/${id}/manual.pdf?lang=${lang}`
const storeFolder = () => path.join(site.folder, '.next/cache/pdfs')
const listStored = () => readdir(storeFolder()).catch(() => [])

/** Asks for a stored page again and again while something else is going on: how long each answer took and all of it together, ms. */
async function pagesDuring(work: Promise<unknown>): Promise<{ pages: number[]; total: number }> {
  const pages: number[] = []
  const began = performance.now()
  const state = { busy: true }
  void work.finally(() => (state.busy = false))
  while (state.busy) {
    const started = performance.now()
    expect((await site.ask('/th/products')).status).toBe(200)
    pages.push(performance.now() - started)
  }
  return { pages, total: performance.now() - began }
}

describe('a manual', () => {
  it('is made once: the second answer has the same bytes, in less time', async () => {
    const began = performance.now()
    const first = await site.ask(manualOf(ids[0]))
    const firstMs = performance.now() - began
    expect(first.status).toBe(200)
    expect(first.text.startsWith('%PDF-')).toBe(true)
    // The date of writing is in the file, to the second.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const again = performance.now()
    const second = await site.ask(manualOf(ids[0]))
    expect(performance.now() - again).toBeLessThan(firstMs / 2)
    expect(second.text === first.text).toBe(true)
    expect(await listStored()).toHaveLength(1)
  })

  it('is made once for callers at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.ask(manualOf(ids[1]))))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await listStored()).toHaveLength(2)
  })
})

describe('many manuals at a time', () => {
  it('keep no page waiting, and the store within its room', async () => {
    await site.ask('/th/products')
    const work = Promise.all(Array.from({ length: 20 }, (_, i) => site.ask(manualOf(ids[100 + i * 11]))))
    const { pages, total } = await pagesDuring(work)
    // Shares of the time that the manuals take, because that depends on the machine: in the site's own thread they let three pages through.
    expect(pages.length).toBeGreaterThan(20)
    expect(Math.max(...pages)).toBeLessThan(total / 3)
    expect((await work).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const stored = await Promise.all(
      (await listStored()).map(async (name) => (await stat(path.join(storeFolder(), name))).size),
    )
    expect(stored.length).toBeGreaterThan(2)
    expect(stored.length).toBeLessThan(22)
    expect(stored.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(storeMb * 1_000_000)
  })
})

describe('the OpenAPI document', () => {
  const address = '/api/company/openapi.json'

  it('says where its operations are, and how long it keeps', async () => {
    const answer = await site.ask(address)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    const { openapi, servers, paths } = z
      .object({ openapi: z.string(), servers: z.unknown(), paths: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(answer.text))
    expect(openapi).toBe('3.1.0')
    expect(servers).toEqual([{ url: `${endToEndEnvironment.SITE_URL}/api/company` }])
    expect(Object.keys(paths)).toContain('/api/uploads')
  })

  it('was made by the build', async () => {
    expect(
      (await site.ask(address)).text ===
        (await readFile(path.join(site.folder, '.next/server/app/api/company/openapi.json.body'), 'utf8')),
    ).toBe(true)
  })
})

describe('a certificate', () => {
  it('is made for its owner and kept nowhere', async () => {
    const warranties = warrantiesAt(site.origin)
    const { receipt } = await warranties.register({ visitor: someVisitor(), term: 'two-wheel', lang: 'th' })
    const { ticket } = await warranties.passport(receipt)
    const before = await listStored()
    const answer = await site.ask(
      `/api/documents/warranty/certificate.pdf?lang=th&ticket=${encodeURIComponent(ticket)}`,
    )
    expect(answer.status).toBe(200)
    expect(answer.text.startsWith('%PDF-')).toBe(true)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(await listStored()).toEqual(before)
  })
})

describe('a caller who asks for too much', () => {
  it('is told when to come back, for documents', async () => {
    const answers: Answer[] = []
    while (answers.length < 100 && answers.at(-1)?.status !== 429)
      answers.push(await site.ask(`/api/documents/products/${ids[0]}/data.json`))
    const last = answers.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(last?.headers['cache-control']).toBe('no-store')
    expect(apiErrorSchema.parse(JSON.parse(last?.text ?? '')).error.code).toBe('TOO_MANY_REQUESTS')
    expect((await site.ask('/api/documents/warranty/service.ics?ticket=x')).status).toBe(429)
    expect((await site.ask(`/drawings/${ids[0]}/card.svg`)).status).toBe(200)
  })
})
