import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createPdfStore } from './pdf-store'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

async function openStore(maxBytes: number) {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'pdfs-')), 'store')
  return createPdfStore(folder, maxBytes)
}

const pdf = (bytes: number) => new Uint8Array(bytes).fill(7)
const makeOld = async (name: string, minutes: number) => {
  const time = new Date(Date.now() - minutes * 60_000)
  await utimes(path.join(folder, name), time, time)
}

describe('createPdfStore', () => {
  it('gives back what was stored, and nothing that was not', async () => {
    const store = await openStore(1000)
    expect(await store.read('aa')).toBeNull()
    await store.write('aa', pdf(300))
    expect(await store.read('aa')).toEqual(pdf(300))
    expect(await store.read('bb')).toBeNull()
    expect(await readdir(folder)).toEqual(['aa.pdf'])
  })

  it('never holds more than its room: what was asked for longest ago makes way', async () => {
    const store = await openStore(1000)
    for (const [key, minutes] of [
      ['aa', 30],
      ['bb', 20],
      ['cc', 10],
    ] as const) {
      await store.write(key, pdf(300))
      await makeOld(`${key}.pdf`, minutes)
    }
    expect(await store.read('aa')).not.toBeNull()
    await store.write('dd', pdf(300))
    expect((await readdir(folder)).toSorted()).toEqual(['aa.pdf', 'cc.pdf', 'dd.pdf'])
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1000)
  })

  it('keeps no document that is larger than all its room, and clears away what a process left unfinished', async () => {
    const store = await openStore(1000)
    await store.write('aa', pdf(300))
    await writeFile(path.join(folder, 'bb.pdf.part'), pdf(900))
    await makeOld('bb.pdf.part', 60)
    await store.write('cc', pdf(300))
    expect((await readdir(folder)).toSorted()).toEqual(['aa.pdf', 'cc.pdf'])
    await store.write('dd', pdf(2000))
    expect(await readdir(folder)).toEqual([])
  })
})
