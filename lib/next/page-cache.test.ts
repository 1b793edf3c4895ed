import '@/tests/support/environment'
import fs from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inlineHashes } from '@/lib/config/csp.mjs'
import PageCache from './page-cache.mjs'

const html = '<!DOCTYPE html><script>a()</script>'
const keyOf = (name: string) => `/route-cache/APP_PAGE/0f/$/en/products/${name}`
const page = (status: number) => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': 'products' },
  status,
  rscData: Buffer.from('rsc'),
})

let folder: string
let cache: PageCache
let options: object
const disk = {
  existsSync: fs.existsSync,
  readFileSync: fs.readFileSync,
  ...fs.promises,
  mkdir: (dir: string) => fs.promises.mkdir(dir, { recursive: true }),
}

const onDisk = (name: string) => fs.existsSync(path.join(folder, `${keyOf(name)}.html`))

/** Next keeps what is in memory for all stores of a process. */
const shared = Object.getPrototypeOf(PageCache) as { memoryCache?: unknown }

/** As a store finds a page that has left memory, or that another process has written. */
async function readFromDisk(name: string) {
  const { memoryCache } = shared
  shared.memoryCache = undefined
  try {
    const store = new PageCache({ ...options, maxMemoryCacheSize: 0 })
    return await store.get(keyOf(name), { kind: 'APP_PAGE', isRoutePPREnabled: true })
  } finally {
    shared.memoryCache = memoryCache
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'))
  options = { fs: disk, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: 1_000_000 }
  cache = new PageCache(options)
})

afterEach(() => void vi.useRealTimers())

describe('PageCache', () => {
  it('keeps the hashes of its inline scripts with a stored page', async () => {
    await cache.set(keyOf('a'), page(200), {})
    const [hash = ''] = (await inlineHashes(html)).scripts
    expect((await cache.get(keyOf('a'), { kind: 'APP_PAGE' }))?.value.headers?.['content-security-policy']).toContain(
      hash,
    )
    expect(onDisk('a')).toBe(true)
  })

  it('reads a whole page back from disk when it has left memory, data and all', async () => {
    await cache.set(keyOf('left'), page(200), { isRoutePPREnabled: true })
    expect((await readFromDisk('left'))?.value.rscData?.toString()).toBe('rsc')
  })

  it('remembers a missing page without writing it to disk', async () => {
    await cache.set(keyOf('nothing'), page(404), {})
    expect((await cache.get(keyOf('nothing'), { kind: 'APP_PAGE' }))?.value.status).toBe(404)
    expect(onDisk('nothing')).toBe(false)
  })

  it('overwrites a page that has gone', async () => {
    await cache.set(keyOf('gone'), page(200), {})
    await cache.set(keyOf('gone'), page(404), {})
    const meta = JSON.parse(fs.readFileSync(path.join(folder, `${keyOf('gone')}.meta`), 'utf8')) as { status: number }
    expect(meta.status).toBe(404)
  })

  it('leaves no halves of a page for which there is no room, and goes on serving it', async () => {
    const cut = async (file: string, bytes: string) => {
      await fs.promises.writeFile(file, bytes.slice(0, 5))
      if (file.endsWith('.rsc')) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    await cache.set(keyOf('cut'), page(200), {})
    const narrow = new PageCache({ ...options, fs: { ...disk, writeFile: cut } })
    await narrow.set(keyOf('cut'), { ...page(200), html: `${html}<p>new</p>` }, {})
    expect(onDisk('cut')).toBe(false)
    expect((await narrow.get(keyOf('cut'), { kind: 'APP_PAGE' }))?.value.html).toContain('new')
    await cache.set(keyOf('cut'), page(200), {})
    expect(onDisk('cut')).toBe(true)
  })

  it('leaves a page with a hole to the policy of its request', async () => {
    const shell = { ...page(200), postponed: '1:x' }
    await cache.set(keyOf('shell'), shell, {})
    expect(shell.headers).not.toHaveProperty('content-security-policy')
  })

  it('gives Next no empty shell, with which it would send a status before it knows one', async () => {
    await cache.set(keyOf('asked'), { ...page(200), html: '', postponed: '1:x' }, {})
    await cache.set(keyOf('shown'), { ...page(200), postponed: '1:x' }, {})
    const read = async (name: string) => (await cache.get(keyOf(name), { kind: 'APP_PAGE' }))?.value
    expect(await read('asked')).toMatchObject({ html: null, postponed: '1:x' })
    expect((await read('shown'))?.html).toBe(html)
    expect((await read('asked'))?.html).toBeNull()
  })

  it('serves a page that names its end up to that instant, from memory and from disk, and not after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T16:59:00Z') })
    const day = { ...page(200), html: `<div data-frame="true" data-until="2026-11-23T17:00:00.000Z">${html}</div>` }
    await cache.set(keyOf('day'), day, { isRoutePPREnabled: true })
    for (const [now, there] of [
      ['2026-11-23T16:59:59.999Z', true],
      ['2026-11-23T17:00:00.000Z', false],
      ['2026-11-24T17:00:00.000Z', false],
    ] as const) {
      vi.setSystemTime(new Date(now))
      expect((await cache.get(keyOf('day'), { kind: 'APP_PAGE' })) !== null, now).toBe(there)
      expect((await readFromDisk('day')) !== null, now).toBe(there)
    }
  })
})
