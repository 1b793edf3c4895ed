import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where a program lies: on the PATH, or where Debian puts servers, which only root has on its PATH; null = it is not on this machine. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null
}
