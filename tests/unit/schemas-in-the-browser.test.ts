import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const endings = ['', '.ts', '.tsx']
const statement = /^(?:import|export)\s+(?!type\b)(?:([^;'"]*?)\s+from\s+)?'([^']+)'/gm

/** Whether a statement such as `{ type A, type B }` leaves nothing to run. */
const isOnlyTypes = (names: string): boolean =>
  /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim().replaceAll('\n', ' '))

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, names = '', from = '']) =>
    isOnlyTypes(names) ? [] : [from],
  )
}

/** The file an import means, or null for a package. */
function fileOf(from: string, importer: string): string | null {
  if (!/^(?:@\/|\.)/.test(from)) return null
  const base = from.startsWith('@/') ? join(root, from.slice(2)) : join(dirname(importer), from)
  return endings.map((ending) => base + ending).find((path) => existsSync(path) && statSync(path).isFile()) ?? null
}

/** The files on the way from one to the library of schemas, or null. A file that sets it up to do without eval is no way. */
function wayToSchemas(file: string, seen: Set<string>): string[] | null {
  if (seen.has(file)) return null
  seen.add(file)
  const found = importsOf(file)
  if (found.some((from) => from.endsWith('/without-eval'))) return null
  if (found.includes('zod')) return [file]
  for (const from of found) {
    const next = fileOf(from, file)
    const way = next && wayToSchemas(next, seen)
    if (way) return [file, ...way]
  }
  return null
}

describe('schemas in the browser', () => {
  const leaves = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => join(root, 'components', path))
    .filter((path) => readFileSync(path, 'utf8').startsWith("'use client'"))

  it('are never made before they are told to do without eval, which the pages refuse', () => {
    expect(leaves.length).toBeGreaterThan(100)
    const ways = leaves.map((leaf) => wayToSchemas(leaf, new Set()))
    expect(ways.filter((way) => way !== null).map((way) => way.map((path) => path.slice(root.length + 1)))).toEqual([])
  })
})
