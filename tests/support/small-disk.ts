import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type SmallDisk = {
  folder: string
  /** Takes the last free byte. */
  fill: () => void
  /** Gives back what fill took. */
  empty: () => void
  /** Nothing may be open on it any more. */
  remove: () => void
}

/** Mounts a file system of so many megabytes, in memory, over a folder. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: () => {
      writeFileSync(filler, '')
      // Ever smaller pieces, down to the one byte that no longer fits.
      for (let bytes = 2 ** 20; bytes >= 1; bytes = Math.floor(bytes / 4)) while (appends(filler, bytes));
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  }
}

function appends(file: string, bytes: number): boolean {
  try {
    appendFileSync(file, Buffer.alloc(bytes, 1))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}

/** Only root may mount, and not everywhere; tests that need a small disk are skipped where it may not. */
export function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
  try {
    mountSmallDisk(folder, 1).remove()
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}
