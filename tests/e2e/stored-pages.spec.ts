import { existsSync, readdirSync } from 'node:fs'
import { anyProduct } from '@/scripts/support/page-kinds'
import { expect, test } from '@playwright/test'

const headers = { cookie: 'i18n_redirected=en' }
const stored = ['/', '/th', '/jp', '/products', '/products/list', '/products/auto', '/products/brand', '/th/warranty', '/GTX']

for (const path of stored) {
  test(`${path} is served from the store, the same for everyone`, async ({ request }) => {
    await request.get(path, { headers })
    const answer = await request.get(path, { headers })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['x-nextjs-cache']).toBe('HIT')
    expect(answer.headers()).not.toHaveProperty('set-cookie')
    expect(answer.headers()['cache-control']).toContain('s-maxage')
  })
}

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
  const files = existsSync('.next/server/route-cache') ? readdirSync('.next/server/route-cache', { recursive: true }) : []
  expect(files.filter((file) => String(file).includes(id))).toEqual([])
})
