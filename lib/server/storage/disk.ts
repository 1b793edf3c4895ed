import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, diskFull, isDiskFull } from '@/lib/server/fault'
import { FileMissing, type FileStorage } from './file-storage'
import { checkKey } from './storage-key'

/** Files in a folder that only this user reads. */
export function createDiskStorage(folder: string): FileStorage {
  const root = path.resolve(folder)
  const placeOf = (key: string) => path.join(root, checkKey(key))
  return {
    async write(key, bytes) {
      const place = placeOf(key)
      // Under another name until it is whole, so that no half file is ever taken for one.
      const unfinished = `${place}.${randomUUID()}.part`
      try {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        await writeThrough(unfinished, bytes)
        await rename(unfinished, place)
        await syncFolder(path.dirname(place))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw isDiskFull(error) ? diskFull('uploads', error) : error
      }
    },
    async read(key) {
      try {
        return await readFile(placeOf(key))
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? new FileMissing(key, { cause: error }) : error
      }
    },
    remove: async (key) => rm(placeOf(key), { force: true }),
  }
}

async function writeThrough(place: string, bytes: Buffer): Promise<void> {
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is safe only once its folder is written. Windows cannot open folders, and needs not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
