// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutRows, placeRows, takeRows } from './page-rows.mjs'

const text = (id: string, words: string) => `${id}:T${Buffer.byteLength(words).toString(16)},${words}`
const rows = [
  '1:"$Sreact.fragment"\n',
  ':HL["/a.css","style"]\n',
  '2:["$","section",null,{"children":"Springs of a kind"}]\n',
  text('3', '{"name":"สปริง\n</script> & more"}'),
  '4:["$","footer",null,{"children":"Way to the dealers"}]\n',
]
const section = '<section>Springs of a kind</section>'
const footer = '<footer>Way to the dealers</footer>'
const page = `<body>${section}<noscript><section>Way to nowhere</section></noscript>${footer}</body>`

/** What the browser has after it has parsed a page: its data, and the page without them. */
function read(html: string): { data: unknown; body: string } {
  document.body.innerHTML = html.slice('<body>'.length, -'</body>'.length)
  const data: unknown = runInThisContext(takeRows)
  return { data, body: document.body.innerHTML }
}

test('rows are cut at their ends, texts by their length in bytes', () => {
  expect(cutRows(rows.join(''))).toEqual(rows)
})

test('a row stands behind the part it describes, and never in what is not drawn', () => {
  const placed = placeRows(page, rows.join('')) ?? ''
  expect(placed.indexOf('"Springs of a kind"')).toBeGreaterThan(placed.indexOf(section))
  expect(placed.indexOf('"Springs of a kind"')).toBeLessThan(placed.indexOf('<noscript>'))
  expect(placed.indexOf('"Way to the dealers"')).toBeGreaterThan(placed.indexOf(footer))
  expect(placed).toContain('<noscript><section>Way to nowhere</section></noscript>')
})

test('the browser reads the data as they were, and leaves the page as it was drawn', () => {
  expect(read(placeRows(page, rows.join('')) ?? '').data).toBe(rows.join(''))
  expect(`<body>${document.body.innerHTML}</body>`).toBe(page)
})

test('a row of a table, whose words others say too, stands behind the table; numbers that follow each other are left out', () => {
  const cell = '2:["$","td",null,{"children":"Fits without changes"}]\n'
  const table = `<section><td>Fits without changes</td><td>Fits without changes</td></section>`
  const placed =
    placeRows(`<body>${table}${footer}</body>`, [cell, cell.replace('2', '3'), ...rows.slice(-1)].join('')) ?? ''
  expect(placed).toContain(`${table}<script type="text/plain" data-rows="">\uE0000:2:`)
  expect(placed).toContain('\uE000:3:')
  expect(placed.indexOf('"Way to the dealers"')).toBeGreaterThan(placed.indexOf(footer))
})

test('any text comes back, or the page is refused', () => {
  const words = fc.stringMatching(/^[ -~\nก-๙ぁ-ん]{0,40}$/)
  const anyRows = fc.array(
    fc.tuple(fc.boolean(), fc.oneof(words, fc.constantFrom(section, footer, '<!--', '</script>'))),
  )
  fc.assert(
    fc.property(anyRows, (made) => {
      const data = made
        .map(([isText, value], i) =>
          isText ? text(i.toString(16), value) : `${i.toString(16)}:${JSON.stringify(value)}\n`,
        )
        .join('')
      expect(read(placeRows(page, data) ?? '').data).toBe(data)
    }),
    { numRuns: 200 },
  )
  for (const character of ['\uE000', '\uE001', '\r', '\0']) expect(placeRows(page, `1:"${character}"\n`)).toBeNull()
})
