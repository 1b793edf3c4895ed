import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyProduct } from '@/scripts/support/any-product'
import { nginxProgram, startNginx } from '@/tests/support/nginx'
import { sharedSite } from './support/shared-site'

const site = sharedSite()

describe.skipIf(nginxProgram === null)('the store of nginx before the site', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    nginx = await startNginx([Number(new URL(site.origin).port)])
  })
  afterAll(() => nginx.stop())

  const ask = async (path: string, cookie = '') => {
    const { status, headers } = await fetch(nginx.origin + path, {
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
    })
    return [status, headers.get('x-cache'), headers.get('location')?.replace(/^https?:\/\/[^/]+/, '') ?? null]
  }

  it('keeps a page for the next visitor', async () => {
    expect(await ask('/th/warranty')).toEqual([200, 'MISS', null])
    expect(await ask('/th/warranty')).toEqual([200, 'HIT', null])
  })

  it('answers a page as itself, whatever was asked for before in an odd spelling', async () => {
    const id = await anyProduct(site.origin)
    expect((await ask(`/th/products%2F${id}`))[0]).toBe(404)
    expect((await ask(`/th/products/${id}`))[0]).toBe(200)
  })

  it('sends each to the home page in the language that was chosen', async () => {
    expect(await ask('/', 'i18n_redirected=en')).toEqual([200, 'MISS', null])
    expect(await ask('/', 'i18n_redirected=en')).toEqual([200, 'HIT', null])
    expect(await ask('/', 'i18n_redirected=th')).toEqual([302, 'BYPASS', '/th'])
    expect(await ask('/', 'i18n_redirected=jp')).toEqual([302, 'BYPASS', '/jp'])
  })
})
