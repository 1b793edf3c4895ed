import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Longer than any run of the tests, ms. */
const inUseMs = 2 * 60 * 60_000

/** What no run that may still go on has made or used. */
async function removeUnused(all: string): Promise<void> {
  for (const name of await readdir(all)) {
    const folder = path.join(all, name)
    const used = await stat(folder).catch(() => null)
    if (used && used.mtimeMs < Date.now() - inUseMs) await rm(folder, { recursive: true, force: true })
  }
}

/** The folder of that name below `all`, filled by `make` unless it is there. Several runs may ask at once, for the same name and for others. */
export async function madeOnce(all: string, name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(all, name)
  if (!existsSync(folder)) {
    await mkdir(all, { recursive: true })
    await removeUnused(all)
    const unfinished = await mkdtemp(path.join(all, 'unfinished-'))
    await make(unfinished)
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another run was quicker, and what it made is the same.
      await rm(unfinished, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    })
  }
  const now = new Date()
  await utimes(folder, now, now)
  return folder
}
