import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { leastSecretLength } from '@/lib/config/environment'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** What a file holds; null = it is not there. Throws for one that is empty or too short: whatever is signed with it could be computed by anybody. */
function readSecret(file: string): string | null {
  let secret: string
  try {
    secret = readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  const length = secret.trim().length
  if (length >= leastSecretLength) return secret
  const fault = length === 0 ? 'empty' : `only ${length} characters long`
  throw new Error(
    `The secret in ${path.resolve(file)} is ${fault}; it needs ${leastSecretLength}. Put the file back from a backup, or set TOKEN_SECRET. Without a backup remove the file: a new secret is made, and private links, PINs and sign-ins of the old one stop working.`,
  )
}

/** Makes a name in a folder outlast a power cut. Windows opens no folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Writes a new secret beside its place and links it there whole: nobody ever reads half of it, and of several processes the first wins. */
function writeSecret(file: string): void {
  const folder = path.dirname(file)
  const unfinished = `${file}.${randomUUID()}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(unfinished, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    linkSync(unfinished, file)
    syncFolder(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    throw new Error(
      `No secret could be written to ${path.resolve(file)} (${codeOf(error)}). Make room there and let this user write, or set TOKEN_SECRET.`,
      { cause: error },
    )
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/**
 * The secret kept in a file, made on first use. Processes that start at once agree on one.
 * Throws, naming the file and the mend, when it is empty or too short or cannot be written; nothing half-written stays behind.
 */
export function readOrMakeSecret(file: string): string {
  const known = readSecret(file)
  if (known !== null) return known
  writeSecret(file)
  const written = readSecret(file)
  if (written === null) throw new Error(`The secret in ${path.resolve(file)} vanished while it was made.`)
  return written
}
