import 'server-only'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { createDiskStorage } from '@/lib/server/storage/disk'
import type { PdfBytes } from './write-pdf'

export type PdfStore = {
  /** null = not stored, or not readable. */
  read(key: string): Promise<PdfBytes | null>
  write(key: string, bytes: PdfBytes): Promise<void>
}

/** Files of a folder with the time they were last asked for, the last first. One that another process has just removed is left out. */
async function listByUse(folder: string): Promise<{ file: string; bytes: number; usedAt: number }[]> {
  const files = (await readdir(folder)).map((name) => path.join(folder, name))
  const found = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size, mtimeMs }) => ({ file, bytes: size, usedAt: mtimeMs }),
        () => null,
      ),
    ),
  )
  return found.filter((one) => one !== null).toSorted((a, b) => b.usedAt - a.usedAt)
}

/** Made files without personal data, in a folder that never holds more than `maxBytes`: what was asked for longest ago makes room. */
export function createPdfStore(
  folder: string,
  maxBytes: number,
  { ending, type } = { ending: 'pdf', type: 'application/pdf' },
): PdfStore {
  const files = createDiskStorage(folder)
  const nameOf = (key: string) => `${key}.${ending}`

  async function makeRoom(): Promise<void> {
    let total = 0
    for (const { file, bytes } of await listByUse(folder)) {
      total += bytes
      if (total > maxBytes) await rm(file, { force: true })
    }
  }

  return {
    async read(key) {
      const bytes = await files.read(nameOf(key)).catch(() => null)
      if (bytes === null) return null
      const now = new Date()
      // The time of a file says when it was last of use; a store that may only be read keeps its order.
      await utimes(path.join(folder, nameOf(key)), now, now).catch(() => undefined)
      return new Uint8Array(bytes)
    },
    async write(key, bytes) {
      await files.write(nameOf(key), Buffer.from(bytes), type)
      await makeRoom()
    },
  }
}
