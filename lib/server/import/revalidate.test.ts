import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cacheTags } from '@/lib/data/cache-table'
import { importColumns, type ImportKind } from './columns'
import { revalidatePages } from './revalidate'
import { describeColumns } from './report'

const kinds = Object.keys(importColumns) as ImportKind[]
const site = { siteUrl: 'http://localhost:3999', secret: 'a-secret-of-the-test' }

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetching)
  return fetching
}

describe('telling the site', () => {
  it.each(kinds)('sends tags that the site knows: %s', async (kind) => {
    const fetching = answerWith(async () => new Response('{}'))
    expect(await revalidatePages(kind, site)).toBe('Stored pages are being refreshed.')
    const [url, init] = fetching.mock.calls[0] ?? []
    expect(url).toEqual(new URL('http://localhost:3999/api/revalidate'))
    expect(init?.headers).toMatchObject({ authorization: 'Bearer a-secret-of-the-test' })
    const { tags } = (await new Response(init?.body).json()) as { tags: string[] }
    expect(Object.keys(cacheTags)).toEqual(expect.arrayContaining(tags))
    expect(tags).toContain(kind)
  })

  it('says what happens when the site cannot be told', async () => {
    const fetching = answerWith(async () => new Response('', { status: 401 }))
    expect(await revalidatePages('products', site)).toContain('status 401')
    expect(await revalidatePages('products', { ...site, secret: undefined })).toContain('within an hour')
    expect(fetching).toHaveBeenCalledTimes(1)
    answerWith(() => Promise.reject(new Error('down')))
    expect(await revalidatePages('products', site)).toContain('did not answer')
  })
})

it.each(kinds)('docs/import.md has the columns of %s as they are', async (kind) => {
  expect(await readFile('docs/import.md', 'utf8')).toContain(describeColumns(kind))
})
