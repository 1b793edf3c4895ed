import { mkdir, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, isDiskFull } from '@/lib/server/fault'
import type { Reason } from './check'

/** Less than this is full: one photo, or what a busy hour adds to a database. */
const leastBytes = 4 * 2 ** 20
const sample = Buffer.alloc(4096, 1)

/** Whether a folder takes another file: some bytes are written, synced and removed. */
export async function checkDisk(folder: string): Promise<Reason | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastBytes) return 'disk-full'
    await writeAndRemove(path.join(folder, `.check-${process.pid}`))
    return null
  } catch (error) {
    if (isDiskFull(error)) return 'disk-full'
    return /^(EROFS|EACCES|EPERM)$/.test(codeOf(error)) ? 'disk-readonly' : 'disk-broken'
  }
}

async function writeAndRemove(place: string): Promise<void> {
  try {
    const file = await open(place, 'w', 0o600)
    try {
      await file.write(sample)
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(place, { force: true })
  }
}
