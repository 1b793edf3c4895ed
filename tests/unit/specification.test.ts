import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Files that a page of the documentation names. */
const filesIn = (text: string) => [
  ...new Set([...text.matchAll(/`([\w[\]().-]+(?:\/[\w[\]().-]+)*\.(?:tsx?|css|md))`/g)].map(([, file = '']) => file)),
]

describe('docs/specification.md', () => {
  const text = read('docs/specification.md')

  it('names files that are there', () => {
    const files = filesIn(text)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('says of every point where it is', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| point'))
    expect(rows.length).toBeGreaterThan(70)
    expect(rows.filter((row) => !/^\| [^|]+ \| [^|]+ \|(?: [^|]+)? \|$/.test(row))).toEqual([])
  })
})

describe('docs/security.md', () => {
  const folders = ['app', 'components', 'lib', 'pwa', 'scripts', 'tests']
  const tests = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    .map((file) => basename(file))

  it('names tests that are there', () => {
    const named = [...read('docs/security.md').matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(
      ([, file = '']) => file,
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((file) => !tests.includes(file))).toEqual([])
  })
})

describe('constants that no other test can see', () => {
  it.each([
    ['app/globals.css', '--breakpoint-sm: 37.5rem;'],
    ['app/globals.css', '--breakpoint-md: 60rem;'],
    ['app/globals.css', '--breakpoint-nav: 79rem;'],
    ['app/globals.css', '--breakpoint-lg: 80rem;'],
    ['app/globals.css', '--breakpoint-xl: 120rem;'],
    ['app/globals.css', 'html[data-navigated] main {'],
    ['components/next/use-in-use.ts', 'const idleTimeoutMs = 2000'],
    ['components/navigation/loading-overlay.tsx', 'const closeMs = 150'],
  ])('%s: %s', (file, line) => {
    expect(read(file)).toContain(line)
  })

  it('widths are asked for in rem: who has text twice as large gets the layout of half the width', () => {
    const files = ['app', 'components'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(css|tsx?)$/.test(file))
        .map((file) => `${folder}/${file}`),
    )
    expect(files.filter((file) => /width(:| [<>]=?) [\d.]+px\)/.test(read(file)))).toEqual([])
  })

  it('no script waits for the window to change its size', () => {
    const files = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `components/${file}`)
    expect(files.filter((file) => /addEventListener\(\s*'resize'/.test(read(file)))).toEqual([])
  })
})
