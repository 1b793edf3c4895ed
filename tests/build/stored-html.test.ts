import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const app = path.join(import.meta.dirname, '../../.next/server/app')

const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
const pages = files.map((file) => ({ file, html: readFileSync(path.join(app, file), 'utf8') }))
const stored = pages.filter(({ html }) => html !== '')

it('every stored page is closed once, at its end', () => {
  expect(stored.length).toBeGreaterThan(150)
  const wrong = stored.filter(({ html }) => html.indexOf('</body>') !== html.length - '</body></html>'.length)
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('what the data of a stored page point to is in that page, and long pages say much alone', () => {
  const numbersOf = (html: string, expression: RegExp) => new Set(Array.from(html.matchAll(expression), ([, n]) => n))
  const arranged = stored.filter(({ html }) => html.includes('data-rows'))
  expect(arranged.length).toBeGreaterThan(150)
  const wrong = arranged.filter(({ html }) => {
    const parts = numbersOf(html, / data-still="(\w+)"/g)
    const isLong = html.length > 50_000
    return (isLong && parts.size < 5) || [...numbersOf(html, /\uE002(\w+)/g)].some((number) => !parts.has(number))
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})
