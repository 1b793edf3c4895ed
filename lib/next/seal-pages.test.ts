import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sealPages } from './seal-pages'

async function put(folder: string, name: string, html: string, meta: object): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, `${name}.html`), html)
  await writeFile(path.join(folder, `${name}.meta`), JSON.stringify(meta))
}

const headersOf = async (folder: string, name: string) =>
  JSON.parse(await readFile(path.join(folder, `${name}.meta`), 'utf8')) as {
    headers?: Record<string, string>
    status: number
  }

it('writes a policy for every whole page and keeps what was there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'seal-'))
  await put(folder, 'en/products', '<script>a()</script>', {
    status: 200,
    headers: { 'x-next-cache-tags': 'products' },
  })
  await put(folder, 'th/fork-upgrade-kit/embed', '<script>a()</script>', { status: 200 })
  await put(folder, 'en/live', '', { status: 200, postponed: '1:x' })
  expect(await sealPages(folder, 'https://example.com')).toBe(2)
  const products = await headersOf(folder, 'en/products')
  expect(products.headers).toMatchObject({ 'x-next-cache-tags': 'products' })
  expect(products.headers?.['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-.*frame-ancestors 'none'; upgrade-insecure-requests/,
  )
  expect((await headersOf(folder, 'th/fork-upgrade-kit/embed')).headers?.['content-security-policy']).toContain(
    "frame-ancestors 'self' https:",
  )
  expect(await headersOf(folder, 'en/live')).not.toHaveProperty('headers')
})
