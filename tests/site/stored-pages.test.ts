import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localizePath } from '@/lib/i18n/locales'
import { anyProduct } from '@/scripts/support/any-product'
import { oneOfKind } from '@/tests/e2e/support/catalogue'
import { failuresOf } from '@/tests/e2e/support/every'
import { everyKind } from '@/tests/e2e/support/page-kinds'
import { languages, words } from '@/tests/e2e/support/words'
import { startSite, type Site } from '@/tests/security/support/site'

const headers = { cookie: 'i18n_redirected=en' }

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe.each(languages)('in $locale', ({ locale, prefix }) => {
  const product = async () => `${prefix}/products/${await anyProduct(site.origin)}`

  it('a product page is stored at its first visit', async () => {
    const address = await product()
    expect((await site.ask(address, { headers })).status).toBe(200)
    const second = await site.ask(address, { headers })
    expect(second.headers['x-nextjs-cache']).toBe('HIT')
    expect(second.headers).not.toHaveProperty('set-cookie')
  })

  it('pages are served from the store, the same for everyone', async () => {
    const stored = (await everyKind(site.origin)).filter((kind) => kind.stored)
    const failures = await failuresOf(stored, 4, async ({ name, path: address }) => {
      const asked = localizePath(address, locale)
      await site.ask(asked, { headers })
      const { status, headers: found } = await site.ask(asked, { headers })
      const { 'x-nextjs-cache': cache, 'set-cookie': cookie, 'cache-control': control = '' } = found
      return status === 200 && cache === 'HIT' && cookie === undefined && control.includes('s-maxage')
        ? null
        : `${name} ${asked}: ${status}, ${String(cache)}, ${cookie?.join() ?? 'no cookie'}, ${control}`
    })
    expect(failures).toEqual([])
  })

  it('a page that made room in memory for others is read from the disk', async () => {
    expect((await site.ask(await product(), { headers })).headers['x-nextjs-cache']).toBe('HIT')
  })

  it('an unknown product is not found, at the first visit and at the next', async () => {
    for (const visit of [1, 2, 3]) {
      const { status, text } = await site.ask(`${prefix}/products/nothing-${locale}`, { headers })
      expect(status, `visit ${visit}`).toBe(404)
      expect(text).toContain(words[locale].errors.notFoundTitle)
    }
  })

  it('a list for an unknown vehicle says so, and shows what there is', async () => {
    const { text } = await site.ask(`${prefix}/products/list?vehicle=no-such-vehicle`, { headers })
    expect(text).toContain(words[locale].lists.wrong.vehicle.replace('{value}', 'no-such-vehicle'))
  })
})

it('an address with a code or a part opens the same stored page, which no one else sees filled in', async () => {
  const { id } = await oneOfKind(site.origin, 'unit-swing-shock')
  for (const [address, query, secret] of [
    ['/services/productCode', 'code=TG36-330TRCL-07B', 'TG36-330TRCL-07B'],
    ['/services/feature-adjust', `product=${id}`, id],
  ] as const) {
    const plain = (await site.ask(address, { headers })).text
    const asked = await site.ask(`${address}?${query}`, { headers })
    expect(asked.headers['x-nextjs-cache'], address).toBe('HIT')
    expect(asked.text.split(secret).length, address).toBe(plain.split(secret).length)
  }
})

it('an unknown product is a real 404 that leaves nothing on the disk', async () => {
  const id = `nothing-${Date.now()}`
  for (const address of [`/products/${id}`, `/th/products/${id}`, `/${id}`]) {
    const { status, text } = await site.ask(address, { headers })
    expect(status, address).toBe(404)
    expect(text).toContain('noindex')
  }
  const store = path.join(site.folder, '.next/server/route-cache')
  const files = existsSync(store) ? readdirSync(store, { recursive: true }) : []
  expect(files.filter((file) => String(file).includes(id))).toEqual([])
})
