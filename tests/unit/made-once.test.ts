import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { madeOnce } from '@/tests/support/made-once'

describe('a folder that is made once', () => {
  let all: string
  beforeEach(async () => {
    all = await mkdtemp(path.join(tmpdir(), 'made-once-'))
  })
  afterEach(() => rm(all, { recursive: true, force: true }))

  const slowly = (text: string) => async (folder: string) => {
    await writeFile(path.join(folder, 'half'), text)
    await new Promise((resolve) => setTimeout(resolve, 30))
    await writeFile(path.join(folder, 'whole'), text)
  }

  it('is whole for each of several runs that ask at once, and leaves nothing half made', async () => {
    const texts = ['a', 'b', 'c']
    const folders = await Promise.all(texts.map((text) => madeOnce(all, 'base', slowly(text))))
    expect(new Set(folders)).toEqual(new Set([path.join(all, 'base')]))
    const [half, whole] = await Promise.all(['half', 'whole'].map((name) => readFile(path.join(all, 'base', name))))
    expect(half).toEqual(whole)
    expect(await readdir(all)).toEqual(['base'])
  })

  it('stays while another is made beside it, and goes once nobody has used it for long', async () => {
    await madeOnce(all, 'mine', slowly('mine'))
    await madeOnce(all, 'theirs', slowly('theirs'))
    expect((await readdir(all)).toSorted()).toEqual(['mine', 'theirs'])
    const old = new Date(Date.now() - 24 * 60 * 60_000)
    await mkdir(path.join(all, 'unfinished-of-a-killed-run'))
    for (const name of ['theirs', 'unfinished-of-a-killed-run']) await utimes(path.join(all, name), old, old)
    await madeOnce(all, 'next', slowly('next'))
    expect((await readdir(all)).toSorted()).toEqual(['mine', 'next'])
  })

  it('that could not be made is not there', async () => {
    await expect(madeOnce(all, 'base', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
    expect(await madeOnce(all, 'base', slowly('a'))).toBe(path.join(all, 'base'))
  })
})
