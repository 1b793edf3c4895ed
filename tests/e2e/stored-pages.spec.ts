import { existsSync, readdirSync } from 'node:fs'
import { localizePath } from '@/lib/i18n/locales'
import { anyProduct } from '@/scripts/support/any-product'
import { expect, test } from '@playwright/test'
import { oneOfKind } from './support/catalogue'
import { failuresOf } from './support/every'
import { everyKind } from './support/page-kinds'
import { languages } from './support/words'

const headers = { cookie: 'i18n_redirected=en' }

for (const { locale } of languages) {
  test(`pages are served from the store, the same for everyone, in ${locale}`, async ({ request, baseURL }) => {
    const stored = [...(await everyKind(baseURL ?? '')).filter((kind) => kind.stored), { name: 'series', path: '/GTX' }]
    const failures = await failuresOf(stored, 4, async ({ name, path }) => {
      const address = localizePath(path, locale)
      await request.get(address, { headers })
      const answer = await request.get(address, { headers })
      const { 'x-nextjs-cache': cache, 'set-cookie': cookie, 'cache-control': control = '' } = answer.headers()
      return answer.status() === 200 && cache === 'HIT' && cookie === undefined && control.includes('s-maxage')
        ? null
        : `${name} ${address}: ${answer.status()}, ${cache}, ${cookie ?? 'no cookie'}, ${control}`
    })
    expect(failures).toEqual([])
  })
}

test('an address with a code or a part opens the same stored page, which no one else sees filled in', async ({
  request,
  baseURL,
}) => {
  const { id } = await oneOfKind(baseURL ?? '', 'unit-swing-shock')
  for (const [path, query, secret] of [
    ['/services/productCode', 'code=TG36-330TRCL-07B', 'TG36-330TRCL-07B'],
    ['/services/feature-adjust', `product=${id}`, id],
  ] as const) {
    const plain = await (await request.get(path, { headers })).text()
    const asked = await request.get(`${path}?${query}`, { headers })
    expect(asked.headers()['x-nextjs-cache'], path).toBe('HIT')
    expect((await asked.text()).split(secret).length, path).toBe(plain.split(secret).length)
  }
})

test('a product page is stored at its first visit, in each language', async ({ request, baseURL }) => {
  const id = await anyProduct(baseURL ?? '')
  for (const prefix of ['', '/th', '/jp']) {
    const path = `${prefix}/products/${id}`
    expect((await request.get(path, { headers })).status()).toBe(200)
    const second = await request.get(path, { headers })
    expect(second.headers()['x-nextjs-cache'], path).toBe('HIT')
    expect(second.headers()).not.toHaveProperty('set-cookie')
  }
})

test('an unknown product is a real 404 that leaves nothing on the disk', async ({ request }) => {
  const id = `nothing-${Date.now()}`
  for (const path of [`/products/${id}`, `/th/products/${id}`, `/${id}`]) {
    const answer = await request.get(path, { headers })
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain('noindex')
  }
  const files = existsSync('.next/server/route-cache')
    ? readdirSync('.next/server/route-cache', { recursive: true })
    : []
  expect(files.filter((file) => String(file).includes(id))).toEqual([])
})
