import { execFile } from 'node:child_process'
import type * as FileSystem from 'node:fs'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOrMakeSecret } from './secret-file'

/** What happens to the next write, in place of it. */
const { instead } = vi.hoisted(() => ({ instead: { write: null as null | ((file: string) => void) } }))
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof FileSystem>()
  const write = (...[file, text, options]: Parameters<typeof fs.writeFileSync>) => {
    if (typeof file === 'string' && instead.write !== null) instead.write(file)
    fs.writeFileSync(file, text, options)
  }
  return { ...fs, writeFileSync: write }
})

const secret = 's'.repeat(32)
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secret-'))
  file = path.join(folder, 'data/token-secret')
})
afterEach(() => {
  instead.write = null
  rmSync(folder, { recursive: true, force: true })
})

const left = () => (existsSync(path.dirname(file)) ? readdirSync(path.dirname(file)) : [])

it('makes a secret once, for its owner only, and leaves nothing else behind', () => {
  const made = readOrMakeSecret(file)
  expect(made).toMatch(/^[\w-]{64}$/)
  expect(readOrMakeSecret(file)).toBe(made)
  expect(left()).toEqual(['token-secret'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('takes a secret as it stands, the end of its line included', () => {
  const kept = path.join(folder, 'kept')
  writeFileSync(kept, `${secret}\n`)
  expect(readOrMakeSecret(kept)).toBe(`${secret}\n`)
})

describe('is refused with its name and the mend when it', () => {
  it.each([
    ['is empty', '', /empty/],
    ['is blank', `\n${' '.repeat(40)}`, /empty/],
    ['is short', 'hunter2-hunter2', /only 15 characters/],
  ])('%s', (_, text, fault) => {
    const kept = path.join(folder, 'token-secret')
    writeFileSync(kept, text)
    expect(() => readOrMakeSecret(kept)).toThrow(fault)
    expect(() => readOrMakeSecret(kept)).toThrow(kept)
    expect(() => readOrMakeSecret(kept)).toThrow(/^((?!hunter2).)*TOKEN_SECRET.*remove the file((?!hunter2).)*$/s)
    expect(readFileSync(kept, 'utf8')).toBe(text)
  })
})

it('a full disk is said, and leaves no half of a secret for the next start to take', () => {
  instead.write = (unfinished) => {
    instead.write = null
    writeFileSync(unfinished, 'half')
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  expect(() => readOrMakeSecret(file)).toThrow(`No secret could be written to ${file} (ENOSPC)`)
  expect(left()).toEqual([])
  expect(readOrMakeSecret(file)).toMatch(/^[\w-]{64}$/)
})

it('whoever comes second takes the secret of the first', () => {
  instead.write = () => {
    instead.write = null
    writeFileSync(file, secret)
  }
  expect(readOrMakeSecret(file)).toBe(secret)
  expect(left()).toEqual(['token-secret'])
})

it('processes that start at once agree', { timeout: 60_000 }, async () => {
  const start = () =>
    promisify(execFile)(process.execPath, [
      'node_modules/tsx/dist/cli.mjs',
      '--tsconfig',
      'scripts/tsconfig.json',
      'tests/support/print-secret.ts',
      file,
    ])
  const secrets = (await Promise.all(Array.from({ length: 5 }, start))).map(({ stdout }) => stdout.trim())
  expect(new Set(secrets)).toEqual(new Set([readFileSync(file, 'utf8')]))
  expect(left()).toEqual(['token-secret'])
})
