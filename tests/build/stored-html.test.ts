import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const app = path.join(import.meta.dirname, '../../.next/server/app')

it('every stored page is closed once, at its end', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const pages = files.map((file) => ({ file, html: readFileSync(path.join(app, file), 'utf8') }))
  const stored = pages.filter(({ html }) => html !== '')
  expect(stored.length).toBeGreaterThan(150)
  const wrong = stored.filter(({ html }) => html.indexOf('</body>') !== html.length - '</body></html>'.length)
  expect(wrong.map(({ file }) => file)).toEqual([])
})
