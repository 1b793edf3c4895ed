import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type LocalServer } from '@/tests/support/local-server'
import { createDiskStorage } from './disk'
import { createS3Storage } from './s3'
import { FileMissing, readIfThere, type FileStorage } from './file-storage'
import { withFaults } from './storage'

let server: LocalServer | undefined
let folder: string | undefined
afterEach(async () => {
  await server?.close()
  if (folder) await rm(folder, { recursive: true })
  server = folder = undefined
})

async function openDisk(): Promise<FileStorage> {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  return createDiskStorage(path.join(folder, 'uploads'))
}

/** A bucket that keeps what it is sent; `status` makes it fail. */
async function openBucket(status?: number, words = 'why: secret'): Promise<FileStorage> {
  const kept = new Map<string, string>()
  server = await startServer((request, response) => {
    const address = request.url ?? ''
    if (status) response.writeHead(status).end(words)
    else if (request.method === 'PUT')
      response.writeHead(200, { etag: '"x"' }).end(void kept.set(address, server?.seen.at(-1)?.body ?? ''))
    else if (request.method === 'DELETE') response.writeHead(kept.delete(address) ? 204 : 404).end()
    else response.writeHead(kept.has(address) ? 200 : 404).end(kept.get(address))
  })
  return createS3Storage({
    endpoint: `${server.url}/`,
    region: 'ap-southeast-1',
    bucket: 'files',
    accessKeyId: 'AKID',
    secretAccessKey: 'secret',
  })
}

describe.each([
  ['a folder', openDisk],
  ['a bucket', () => openBucket()],
] as const)('files in %s', (_what, open) => {
  it('come back as they went, and are gone when removed', async () => {
    const storage = await open()
    await storage.write('2026-11-21/abc.jpg', Buffer.from('picture'), 'image/jpeg')
    expect((await storage.read('2026-11-21/abc.jpg')).toString()).toBe('picture')
    await storage.remove('2026-11-21/abc.jpg')
    await storage.remove('2026-11-21/abc.jpg')
    await expect(storage.read('2026-11-21/abc.jpg')).rejects.toThrow(FileMissing)
    expect(await readIfThere(storage, '2026-11-21/abc.jpg')).toBeNull()
  })

  it.each(['../secret.jpg', '/etc/passwd.txt', 'a/../../b.jpg', 'a//b.jpg', 'a', '.env', 'a\\b.jpg', 'A.jpg'])(
    'never lie outside: %s',
    async (key) => {
      const storage = await open()
      await expect((async () => storage.write(key, Buffer.from('x'), 'text/plain'))()).rejects.toThrow(
        'Not a storage key',
      )
      await expect((async () => storage.read(key))()).rejects.toThrow('Not a storage key')
    },
  )
})

describe('a folder', () => {
  it('shows its files to this user only and leaves no halves', async () => {
    const storage = await openDisk()
    await storage.write('2026-11-21/abc.pdf', Buffer.from('paper'), 'application/pdf')
    const place = path.join(folder ?? '', 'uploads/2026-11-21')
    expect(await readdir(place)).toEqual(['abc.pdf'])
    if (process.platform !== 'win32') expect((await stat(path.join(place, 'abc.pdf'))).mode & 0o777).toBe(0o600)
  })

  it('that cannot be read does not say that a file is missing', async () => {
    const storage = await openDisk()
    await mkdir(path.join(folder ?? '', 'uploads/a/b.jpg'), { recursive: true })
    await expect(readIfThere(storage, 'a/b.jpg')).rejects.toThrow('EISDIR')
  })
})

describe('a bucket', () => {
  it.each([
    [403, ''],
    [503, ''],
    [404, '<Error><Code>NoSuchBucket</Code></Error>'],
  ])('that answers %i %s does not say that a file is missing', async (status, words) => {
    const storage = await openBucket(status, words)
    await expect(readIfThere(storage, 'a/b.jpg')).rejects.toThrow(`The storage answered ${status} to GET`)
  })

  it('that refuses to read says which rights that may be for want of', async () => {
    const storage = await openBucket(403, 'AccessDenied')
    await expect(readIfThere(storage, 'a/b.jpg')).rejects.toThrow(/s3:GetObject.*s3:ListBucket/)
  })

  it('is asked with a signature, never with the secret', async () => {
    const storage = await openBucket()
    await storage.write('2026-11-21/abc.jpg', Buffer.from('picture'), 'image/jpeg')
    const [seen] = server?.seen ?? []
    expect(seen).toMatchObject({ method: 'PUT', url: '/files/2026-11-21/abc.jpg', body: 'picture' })
    expect(seen?.headers).toMatchObject({
      'content-type': 'image/jpeg',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/ap-southeast-1\/s3\/aws4_request/,
      ),
    })
    expect(JSON.stringify(seen)).not.toContain('"secret"')
  })

  it.each([403, 500])('that answers %i is an error, without its words', async (status) => {
    const storage = await openBucket(status)
    await expect(storage.write('a/b.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
      `The storage answered ${status} to PUT`,
    )
    await expect(storage.remove('a/b.jpg')).rejects.toThrow(`The storage answered ${status} to DELETE`)
  })

  it('that has no room left is told as a full disk', async () => {
    const storage = await openBucket(507)
    await expect(storage.write('a/b.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
      code: 'STORAGE_FULL',
      message: 'The disk of the uploads is full',
    })
  })
})

describe('a storage that is away', () => {
  const key = 'a/b.jpg'
  const away = { name: 'Fault', code: 'SERVICE_UNAVAILABLE' }

  it.each([
    ['a folder that is a file', async () => createDiskStorage(`${import.meta.filename}/uploads`), 'ENOTDIR'],
    ['a bucket that fails', () => openBucket(500), 'The storage answered 500'],
  ])('is a fault of the machine: %s', async (_what, open, said) => {
    const storage = withFaults(await open())
    const message = expect.stringContaining(said)
    await expect(storage.write(key, Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({ ...away, message })
    await expect(storage.read(key)).rejects.toMatchObject({ ...away, message })
  })

  it('is not one that misses a file, is full, or is asked for what is no key', async () => {
    await expect(withFaults(await openDisk()).read(key)).rejects.toThrow(FileMissing)
    await expect(withFaults(await openDisk()).read('../x')).rejects.toThrow('Not a storage key')
    const full = withFaults(await openBucket(507)).write(key, Buffer.from('x'), 'image/jpeg')
    await expect(full).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  })
})
